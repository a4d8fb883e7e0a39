import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const address = page.getByRole('textbox', { name: 'Image address' });
const create = page.getByRole('button', { name: 'Create event' });

/** Opens a new event that can be created, with an address that is typed but not added. */
async function openWith(typed: string) {
  await openRoute('/apps/event/new', { signedInAs: admin });
  await page.getByRole('textbox', { name: 'Name' }).fill('Brunch');
  await address.fill(typed);
}

test.each([
  ['https://evil.example/pixel.gif', 'Use an image of this site: other addresses are blocked.'],
  ['/covers/nothing.svg', 'This image does not load. Correct its address, or empty the field.'],
])('[F57] an event is not created without the image that was typed: %s', async (typed, problem) => {
  await openWith(typed);
  await create.click();
  await expect.element(address).toHaveAccessibleDescription(problem);
  await expect.element(address).toHaveFocus();
  await expect.element(address).toHaveValue(typed);
  await expect.element(create).toBeEnabled();
  expect(await backend.calls('createEvent')).toHaveLength(0);
  await address.fill('');
  await create.click();
  await expect.poll(() => backend.calls('createEvent')).toHaveLength(1);
});

test('an address that was typed and not added is sent with the event', async () => {
  await openWith('/covers/sunrise.svg');
  await create.click();
  await expect.poll(() => backend.calls('createEvent')).toHaveLength(1);
  const [call] = await backend.calls('createEvent');
  expect(call?.body).toMatchObject({ image: '/covers/sunrise.svg', images: ['/covers/sunrise.svg'] });
});

const chooser = page.getByLabelText('Image file');
const goOn = page.getByRole('button', { name: 'Continue without this image' });
const tooLarge = new File([new Uint8Array(300_001)], 'large.png', { type: 'image/png' });
const noPicture = new File(['%PDF'], 'menu.pdf', { type: 'application/pdf' });
const brokenPicture = new File(['not a picture'], 'card.png', { type: 'image/png' });

test.each([
  ['Choose an image of at most 300 kB.', tooLarge],
  ['We cannot open this file. Choose a PNG, JPEG, WebP or GIF image.', noPicture],
  ['We cannot open this file. Choose a PNG, JPEG, WebP or GIF image.', brokenPicture],
])('an event is not created without the file that was refused: %s', async (problem, file) => {
  await openWith('');
  await chooser.upload(file);
  await expect.element(goOn).toHaveAccessibleDescription(problem);
  await create.click();
  await expect.element(goOn).toHaveFocus();
  await expect.element(create).toBeEnabled();
  expect(await backend.calls('createEvent')).toHaveLength(0);
  await userEvent.keyboard('{Enter}');
  await expect.element(create).toHaveFocus();
  await expectCount(goOn, 0);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => backend.calls('createEvent')).toHaveLength(1);
});

test('another image replaces a file that was refused', async () => {
  await openWith('');
  await chooser.upload(tooLarge);
  await expect.element(goOn).toBeVisible();
  await page.getByRole('button', { name: 'Sunrise' }).click();
  await expectCount(goOn, 0);
  await create.click();
  await expect.poll(() => backend.calls('createEvent')).toHaveLength(1);
  const [call] = await backend.calls('createEvent');
  expect(call?.body).toMatchObject({ images: ['/covers/sunrise.svg'] });
});

test('the kinds of images that can be chosen are those that the message names', async () => {
  await openWith('');
  await expect.element(chooser).toHaveAttribute('accept', 'image/png,image/jpeg,image/webp,image/gif');
});

const readDrafts = () =>
  Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('guestwise.draft ')));

test.each(['Brunch', ''])(
  '[F40] a restored draft says which file was refused, and no event is created without a word (name: “%s”)',
  async (name) => {
    const { world } = await openRoute('/apps/event/new', { signedInAs: admin });
    await chooser.upload(noPicture);
    await expect.element(goOn).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill('Brunch');
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await expect.poll(() => JSON.stringify(readDrafts())).toContain('menu.pdf');

    await openRoute('/apps/event/new', { signedInAs: admin, world, storage: readDrafts() });
    await expect.element(goOn).toHaveAccessibleDescription('menu.pdf was not added. Choose another image.');
    await page.getByRole('textbox', { name: 'Name' }).fill('Brunch');
    await create.click();
    await expect.element(goOn).toHaveFocus();
    expect(await backend.calls('createEvent')).toHaveLength(0);
    await expect.poll(() => JSON.stringify(readDrafts())).toContain('menu.pdf');
    await goOn.click();
    await expectCount(goOn, 0);
    await expect.poll(() => JSON.stringify(readDrafts())).not.toContain('menu.pdf');
    await create.click();
    await expect.poll(() => backend.calls('createEvent')).toHaveLength(1);
  },
);

test('[F40] “Discard” forgets a file that was refused before', async () => {
  const { world } = await openRoute('/apps/event/new', { signedInAs: admin });
  await page.getByRole('textbox', { name: 'Name' }).fill('Brunch');
  await chooser.upload(noPicture);
  await expect.poll(() => JSON.stringify(readDrafts())).toContain('menu.pdf');
  await openRoute('/apps/event/new', { signedInAs: admin, world, storage: readDrafts() });
  await page.getByRole('button', { name: 'Discard' }).click();
  await expectCount(goOn, 0);
  expect(readDrafts()).toEqual({});
});
