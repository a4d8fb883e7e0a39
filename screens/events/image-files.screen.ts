import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const address = page.getByRole('textbox', { name: 'Image address' });
const input = page.getByLabelText('Image file');
const create = page.getByRole('button', { name: 'Create event' });
const chosen = page.getByRole('list', { name: 'Images of this event' }).getByRole('listitem');
const goOn = page.getByRole('button', { name: 'Continue without this image' });
const full = page.getByText('An event has at most 8 images.');

/** A picture of stripes, so that all parts of the file matter. */
async function draw(type: string) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  for (let line = 0; line < 64; line += 1) {
    context.fillStyle = `hsl(${line * 47} 80% 50%)`;
    context.fillRect(line, line % 7, 1 + (line % 5), 64);
  }
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, type);
  const picture = await promise;
  if (picture?.type !== type) throw new Error(`This browser writes no ${type}`);
  return picture;
}

test.each(['image/png', 'image/jpeg', 'image/webp'])(
  'a file that is cut off is refused: %s',
  async (type) => {
    await openRoute('/apps/event/new', { signedInAs: admin });
    const whole = await draw(type);
    await input.upload(new File([whole.slice(0, whole.size / 2)], 'half', { type }));
    await expect
      .element(goOn)
      .toHaveAccessibleDescription('We cannot open this file. Choose a PNG, JPEG, WebP or GIF image.');
    await expectCount(chosen, 0);
    await input.upload(new File([whole, 'trailing'], 'whole', { type }));
    await expectCount(chosen, 1);
    await expectCount(goOn, 0);
  },
);

test('a vector graphic is refused', async () => {
  await openRoute('/apps/event/new', { signedInAs: admin });
  const source = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" />';
  await input.upload(new File([source], 'card.svg', { type: 'image/svg+xml' }));
  await expect.element(goOn).toBeVisible();
  await expectCount(chosen, 0);
});

/** Opens a new event with as many images as it may have, of which the first two are drawn covers. */
async function openFull() {
  await openRoute('/apps/event/new', { signedInAs: admin });
  await page.getByRole('textbox', { name: 'Name' }).fill('Brunch');
  const added = [
    ...['botanic', 'evening', 'garland', 'tiles', 'star'].map((cover) => `/covers/${cover}.svg`),
    ...['botanic', 'evening', 'garland'].map((cover) => `/covers/${cover}.svg?again`),
  ];
  for (const [place, image] of added.entries()) {
    await address.fill(image);
    await page.getByRole('button', { name: 'Add image' }).click();
    await expectCount(chosen, place + 1);
  }
}

test('a drawn cover that is one image too many is refused, and keeps the refusal of a file', async () => {
  await openFull();
  await input.upload(new File(['%PDF'], 'menu.pdf', { type: 'application/pdf' }));
  await expect.element(goOn).toBeVisible();
  const sunrise = page.getByRole('button', { name: 'Sunrise' });
  await sunrise.click();
  await expect.element(full).toBeVisible();
  await expectCount(chosen, 8);
  await expect.element(goOn).toBeVisible();
  await page.getByRole('button', { name: 'Remove image 8' }).click();
  await expectCount(full, 0);
  await expect.element(goOn).toBeVisible();
  await sunrise.click();
  await expectCount(chosen, 8);
  await expectCount(full, 0);
  await expectCount(goOn, 0);
});

test('a file that is one image too many is refused', async () => {
  await openFull();
  await input.upload(new File([await draw('image/png')], 'card.png', { type: 'image/png' }));
  await expect.element(goOn).toHaveAccessibleDescription('An event has at most 8 images.');
  await create.click();
  await expect.element(goOn).toHaveFocus();
  expect(await backend.calls('createEvent')).toHaveLength(0);
});

test('an address that was sent with an event stays if the event is not created', async () => {
  await openRoute('/apps/event/new', { signedInAs: admin });
  await page.getByRole('textbox', { name: 'Name' }).fill('Brunch');
  await address.fill('/covers/sunrise.svg');
  backend.play('createEvent:offline');
  await create.click();
  await expect.element(page.getByRole('alert').filter({ hasText: /We/ }).first()).toBeVisible();
  await expect.element(create).toBeEnabled();
  await expectCount(chosen, 1);
});
