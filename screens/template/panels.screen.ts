import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { backend } from '../support/backend.ts';
import { openRoute, place } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const panel = page.getByRole('dialog');

test.each([
  ['/apps/contacts?contact=amal', 'getContact', 'Florist · Nile Flowers'],
  ['/apps/e-commerce/products?product=cards', 'getProduct', 'Price in US dollars'],
])(
  '%s: a panel that could not be loaded shows the failure, and loads with a retry',
  async (address, reads, data) => {
    await openRoute(address, { signedInAs: admin, scenario: `${reads}:500`, width: 360 });
    await expect.element(panel.getByRole('alert')).toMatchTextContent('We could not load this');
    backend.play();
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect.element(panel).toMatchTextContent(data);
  },
);

test.each([
  ['/apps/contacts?contact=gone', 'It may have been deleted.'],
  ['/apps/e-commerce/products?product=gone', 'Orders keep their own copy of it.'],
  ['/apps/calendar?event=gone', 'It may have been deleted.'],
])('%s: a deleted record is reported as deleted', async (address, text) => {
  await openRoute(address, { signedInAs: admin });
  await expect.element(panel).toMatchTextContent('This no longer exists');
  await expect.element(panel).toMatchTextContent(text);
  await expectCount(panel.getByRole('button', { name: 'Try again' }), 0);
  await panel.getByRole('button', { name: 'Close' }).click();
  // While the panel closes, the page behind it is hidden from screen readers.
  await expect.element(page.getByRole('main')).toBeVisible();
  expect(place()).not.toContain('gone');
});

test('a contact without a valid phone number is corrected before it becomes a guest', async () => {
  await openRoute('/apps/contacts?contact=mallory&edit=event', { signedInAs: admin });
  await expect.element(panel).toMatchTextContent('The phone number of a guest has 10 digits.');
  await panel.getByRole('link', { name: 'Edit' }).click();
  await panel.getByLabelText('Phone').fill('٥٥٥ ٠١٠ ٠١٩٠');
  await panel.getByLabelText('Email').fill('');
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.getByRole('link', { name: 'Add to an event' }).click();
  await panel.getByRole('button', { name: 'An evening at the long table' }).click();
  await expect.element(panel.getByRole('status').first()).toMatchTextContent('Added to An evening');
  const [call] = await backend.calls('createGuest');
  expect(call?.body).toMatchObject({ phone: '5550100190' });
});

test('without an event, the panel that adds a contact says what to do first', async () => {
  await openRoute('/apps/contacts?contact=amal&edit=event', {
    signedInAs: admin,
    scenario: 'listEvents:empty',
  });
  await expect.element(panel).toMatchTextContent('Create an event to invite guests.');
});

test('a guest whom the event has already is added again only when that is wanted', async () => {
  await openRoute('/apps/contacts?contact=amal&edit=event', { signedInAs: admin });
  const dinner = panel.getByRole('button', { name: 'An evening at the long table' });
  await dinner.click();
  await expect.element(panel.getByRole('status').first()).toMatchTextContent('Added to An evening');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Amal Farouk' }).click();
  await panel.getByRole('link', { name: 'Add to an event' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to add this guest again ?' });
  await dinner.click();
  await expect
    .element(question)
    .toMatchTextContent('Already on the guest list of An evening at the long table: Amal Farouk');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expectCount(question, 0);
  await expect.element(dinner).toHaveFocus();
  expect(await backend.calls('createGuest')).toHaveLength(1);
  await dinner.click();
  await question.getByRole('button', { name: 'Add anyway' }).click();
  await expect.element(panel.getByRole('status').first()).toMatchTextContent('Added to An evening');
  expect(await backend.calls('createGuest')).toHaveLength(2);
});

test('a contact is not added to an event whose guest list cannot be read', async () => {
  await openRoute('/apps/contacts?contact=amal&edit=event', {
    signedInAs: admin,
    scenario: 'listGuests:malformed',
  });
  await panel.getByRole('button', { name: 'An evening at the long table' }).click();
  await expect.element(panel).toMatchTextContent('We could not send this.');
  expect(await backend.calls('createGuest')).toHaveLength(0);
});
