import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const address = '/apps/event/new';
const imageAddress = page.getByRole('textbox', { name: 'Image address' });
const lost = page.getByText('2 images from your device were not kept. Choose them again.');
const images = page.getByRole('list', { name: 'Images of this event' });

const toBytes = (text: string) => new TextEncoder().encode(text);
const head = [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
const pixel = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b];

/** An image of one pixel, different in its comment. */
function createFile(name: string) {
  const comment = [0x21, 0xfe, name.length, ...toBytes(name), 0];
  const image = new Uint8Array([...toBytes('GIF89a'), ...head, ...comment, ...pixel]);
  return new File([image], `${name}.gif`, { type: 'image/gif' });
}

const hasNoAddress = (drafts: Record<string, string>) =>
  Object.values(drafts).every((text) => JSON.parse(text).value.imageAddress === '');
const hasNoName = (drafts: Record<string, string>) =>
  Object.values(drafts).some((text) => text.includes('sunrise')) &&
  Object.values(drafts).every((text) => !text.includes('My party'));
/** The newest draft: each visit is another tab, whose draft the next one continues in its own. */
const readDrafts = () =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith('guestwise.draft '))
    .toSorted(([, one], [, other]) => JSON.parse(one).at - JSON.parse(other).at)
    .slice(-1);

test('[F40] a restored draft says that it has no images from files, until the images are changed', async () => {
  const { world } = await openRoute(address, { signedInAs: admin });
  await page.getByRole('textbox', { name: 'Name' }).fill('My party');
  for (const [place, name] of ['one', 'two'].entries()) {
    await page.getByLabelText('Image file').upload(createFile(name));
    await expectCount(images.getByRole('listitem'), place + 1);
  }
  await expectCount(lost, 0);
  const hasFiles = () => JSON.stringify(readDrafts()).includes('files');
  await expect.poll(hasFiles).toBe(true);

  await openRoute(address, { signedInAs: admin, world, storage: Object.fromEntries(readDrafts()) });
  await expect.element(lost).toBeVisible();
  await expectCount(images, 0);
  // Typing changes the draft, which still lacks them.
  await page.getByRole('textbox', { name: 'Name' }).fill('Our party');
  await expect.poll(() => JSON.stringify(readDrafts())).toContain('Our party');

  await openRoute(address, { signedInAs: admin, world, storage: Object.fromEntries(readDrafts()) });
  await expect.element(lost).toBeVisible();
  await page.getByRole('button', { name: 'Garlands' }).click();
  await expectCount(lost, 0);
  // A draft that is still to be written would be the next test's.
  await expect.poll(() => JSON.stringify(readDrafts())).toContain('garland');
});

test.each(['My party', ''])(
  '[F40] an image address that is typed and not added stays after a reload (name: “%s”)',
  async (name) => {
    const { world } = await openRoute(address, { signedInAs: admin });
    await page.getByRole('button', { name: 'Garlands' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await imageAddress.fill('/covers/sunrise.svg');
    // Leaving a field repeats its event.
    await page.getByRole('textbox', { name: 'Name' }).click();
    await expect.poll(() => JSON.stringify(readDrafts())).toContain('sunrise');

    await openRoute(address, { signedInAs: admin, world, storage: Object.fromEntries(readDrafts()) });
    await expect.element(imageAddress).toHaveValue('/covers/sunrise.svg');
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
    await page.getByRole('button', { name: 'Add image' }).click();
    await expect.element(imageAddress).toHaveValue('');
    await expectCount(images.getByRole('listitem'), 2);
    await expect.poll(() => Object.fromEntries(readDrafts())).toSatisfy(hasNoAddress);

    await openRoute(address, { signedInAs: admin, world, storage: Object.fromEntries(readDrafts()) });
    await expectCount(images.getByRole('listitem'), 2);
    await expect.element(imageAddress).toHaveValue('');
  },
);

test('[F40] images and an address stay after a reload when the texts are emptied again', async () => {
  const { world } = await openRoute(address, { signedInAs: admin });
  await page.getByRole('button', { name: 'Garlands' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('My party');
  await imageAddress.fill('/covers/sunrise.svg');
  await page.getByRole('textbox', { name: 'Name' }).fill('');
  await expect.poll(() => Object.fromEntries(readDrafts())).toSatisfy(hasNoName);

  await openRoute(address, { signedInAs: admin, world, storage: Object.fromEntries(readDrafts()) });
  await expectCount(images.getByRole('listitem'), 1);
  await expect.element(imageAddress).toHaveValue('/covers/sunrise.svg');
});

test('[F40] “Discard” empties the image address too, and a draft without anything is removed', async () => {
  const { world } = await openRoute(address, { signedInAs: admin });
  await page.getByRole('textbox', { name: 'Name' }).fill('My party');
  await imageAddress.fill('/covers/sunrise.svg');
  await expect.poll(() => JSON.stringify(readDrafts())).toContain('sunrise');

  await openRoute(address, { signedInAs: admin, world, storage: Object.fromEntries(readDrafts()) });
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(imageAddress).toHaveValue('');
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  expect(readDrafts()).toEqual([]);
  await page.getByRole('textbox', { name: 'Name' }).fill('Our party');
  await expect.poll(() => JSON.stringify(readDrafts())).toContain('Our party');
  await page.getByRole('textbox', { name: 'Name' }).fill('');
  await expect.poll(readDrafts).toEqual([]);
});
