import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { wedding, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { countCalls } from '../support/created-kinds.ts';
import { follow, openRoute, place } from '../support/open-route.tsx';
import { toasts } from '../support/toasts.ts';

test('an event is copied with its messages after a failure, and with its guests as an import', async () => {
  await openRoute(`/apps/event/${weddingId}`, { signedInAs: admin });
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy event' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveValue(`Copy of ${wedding.name}`);
  await name.fill('The second day');
  await page.getByRole('checkbox', { name: 'Copy 12 guests too' }).click();
  backend.play('createMessage:offline');
  await page.getByRole('button', { name: 'Create event' }).click();
  const missing = page.getByText(/^The event is created, but not everything is copied\./);
  await expect.element(missing).toMatchTextContent(/Messages copied: 0 of 3\. The guests are missing\.$/);
  const [created] = await backend.calls('createEvent');
  const { welcomeMessage, image } = wedding;
  expect(created?.body).toMatchObject({ name: 'The second day', welcomeMessage, image });
  backend.play();
  // A second press copies nothing twice.
  await page.getByRole('button', { name: 'Continue' }).dblClick();
  await expect.element(page.getByRole('button', { name: 'Import 12 guests' })).toBeVisible();
  expect(place()).toMatch(/^\/events\/guests\/import\?event=/);
  expect(place()).not.toContain(weddingId);
  await expect.element(page.getByRole('link', { name: 'Messages 3' })).toBeVisible();
  expect(await backend.calls('createEvent')).toHaveLength(1);
});

test('[F10] whoever leaves while an event is copied stays there, and is told that the guests are missing', async () => {
  await openRoute(`/apps/event/new?copy=${weddingId}`, { signedInAs: admin });
  await page.getByRole('checkbox', { name: 'Copy 12 guests too' }).click();
  backend.play('createMessage:latency');
  await page.getByRole('button', { name: 'Create event' }).click();
  await expect.element(page.getByText('Copying messages: 0 of 3')).toBeVisible();
  follow('/events');
  await expect.element(toasts).toMatchTextContent('The event is created, but not everything is copied.');
  expect([place(), await countCalls('createEvent'), await countCalls('createMessage')]).toEqual([
    '/events',
    1,
    3,
  ]);
});
