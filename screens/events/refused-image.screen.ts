import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';

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
