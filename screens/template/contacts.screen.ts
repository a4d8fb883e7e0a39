import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../support/backend.ts';
import { follow, openRoute, place } from '../support/open-route.tsx';
import { callTemplate } from '../support/template-api.ts';
import { expectCount } from '../support/text.ts';

const panel = page.getByRole('dialog');

test('a contact’s invalid phone is corrected before adding', async () => {
  await openRoute('/apps/contacts');
  const pierre = await callTemplate('guests-app/guest?id=pierre');
  await callTemplate('guests-app/update-guest', { ...pierre, phone: 'none' });
  follow('/apps/contacts?contact=pierre&edit=event');
  await expect.element(panel).toMatchTextContent('The phone number of a guest has 10 digits.');
  await panel.getByRole('link', { name: 'Edit' }).click();
  await panel.getByLabelText('Phone').fill('٥٥٥ ٠١٠ ٠١٩٠');
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.getByRole('link', { name: 'Add to an event' }).click();
  await panel.getByRole('button', { name: 'An evening at the long table' }).click();
  await expect.element(panel.getByRole('status').first()).toMatchTextContent('Added to An evening');
  const [call] = await backend.calls('createGuest');
  expect(call?.body).toMatchObject({ phone: '5550100190', invitees: 1, inviteeOnCard: 1, isWAPhone: true });
});

test('a contact joins an event once, after its list is read', async () => {
  await openRoute('/apps/contacts?contact=amal&edit=event', { scenario: 'listGuests:malformed' });
  const dinner = panel.getByRole('button', { name: 'An evening at the long table' });
  await dinner.click();
  await expect.element(panel).toMatchTextContent('We could not send this.');
  expect(await backend.calls('createGuest')).toEqual([]);
  backend.play();
  await dinner.click();
  await expect.element(panel.getByRole('status').first()).toMatchTextContent('Added to An evening');
  await dinner.click();
  await expect
    .element(panel.getByRole('status').first())
    .toMatchTextContent('Already on the guest list of An evening at the long table: Amal Farouk');
  expect(await backend.calls('createGuest')).toHaveLength(1);
});

test('deleting a contact in its panel closes the panel', async () => {
  await openRoute('/apps/contacts?contact=amal');
  await expect.element(panel.getByRole('button', { name: 'Delete' })).toBeVisible();
  backend.play('getContactsUser:latency');
  await panel.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectCount(page.getByRole('row', { name: /Amal Farouk/ }), 0);
  await expectCount(page.getByText('This no longer exists'), 0);
  await expectCount(panel, 0);
  await expect.poll(place).toBe('/apps/contacts');
});
