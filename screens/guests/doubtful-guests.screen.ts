import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestWhoNeverAnswered, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const list = `/events/guests/all?event=${weddingId}`;
const repeated = toasts.filter({ hasText: 'On the guest list more than once.' });
const countCalls = async (operationId: string) => (await backend.calls(operationId)).length;

test('[F06] a guest whose call was cut is in doubt: the list is read before the call is repeated', async () => {
  await openRoute(`${list}&add=true`, { signedInAs: admin });
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
  await form.getByRole('textbox', { name: 'Phone' }).fill('5550119911');
  backend.play('createGuest:applied-then-dies');
  const add = form.getByRole('button', { name: 'Add 1 guest' });
  await add.click();
  await expect.element(form.getByText(/^We are not sure this guest was added\./)).toBeVisible();
  backend.play();
  // The browser itself repeats a call after a cut connection.
  const sent = await countCalls('createGuest');
  await add.click();
  await expect
    .element(form.getByText(/^A guest with this name and phone number is already on the list\./))
    .toBeVisible();
  expect(await countCalls('createGuest')).toBe(sent);
  await add.click();
  await expect.poll(() => countCalls('createGuest')).toBe(sent + 1);
  await expect.element(page.getByRole('table')).toBeVisible();
});

test('[F08] after a 504 of a gateway for a guest who was added, nobody is silently added twice', async () => {
  await openRoute(`${list}&add=true`, { signedInAs: admin });
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
  backend.play('createGuest:applied-then-504');
  const add = form.getByRole('button', { name: 'Add 1 guest' });
  await add.click();
  await expect.element(form.getByText(/^We are not sure this guest was added\./)).toBeVisible();
  backend.play();
  await add.click();
  await expect
    .element(form.getByText(/^A guest with this name and phone number is already on the list\./))
    .toBeVisible();
  expect(await countCalls('createGuest')).toBe(1);
});

test('[F08] a guest whom one call without a clear response has added twice is reported', async () => {
  await openRoute(`${list}&add=true`, { signedInAs: admin });
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
  await form.getByRole('textbox', { name: 'Phone' }).fill('5550119911');
  backend.play('createGuest:applied-then-504');
  const add = form.getByRole('button', { name: 'Add 1 guest' });
  await add.click();
  await expect.element(form.getByText(/^We are not sure this guest was added\./)).toBeVisible();
  backend.play();
  // As if the browser had repeated the call.
  await backend.patch('guests', guestWhoNeverAnswered, { name: 'Ada Lovelace', phone: '5550119911' });
  await expectCount(repeated, 0);
  await add.click();
  await expect.element(repeated).toMatchTextContent('Ada Lovelace');
});

test('[F08] after a 504 of a gateway for an answer given by hand, the guest is read again', async () => {
  await openRoute(`${list}&guest=${guestWhoNeverAnswered}`, { signedInAs: admin });
  const three = page.getByRole('group', { name: 'Answer given by phone or in person' }).getByText('3');
  backend.play('updateGuest:applied-then-504');
  await three.click();
  await expect.element(three).toHaveAttribute('aria-pressed', 'true');
});

test('[F08] a guest whom the list has twice after one call is reported', async () => {
  await openRoute(`${list}&add=true`, { signedInAs: admin });
  const form = page.getByRole('dialog');
  const add = async () => {
    await form.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
    await form.getByRole('button', { name: 'Save and add another' }).click();
    await expect.element(form.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  };
  await add();
  await expect.element(page.getByText('Guests added: 1')).toBeVisible();
  await expectCount(repeated, 0);
  // As if the browser had repeated the call.
  await add();
  await expect.element(repeated).toMatchTextContent('Ada Lovelace');
  await form.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('table')).toBeVisible();
});

/** Half a minute later the server works no longer on a call that was cut. */
function passHalfAMinute() {
  const uptime = performance.now.bind(performance);
  const later = vi.spyOn(performance, 'now').mockImplementation(() => uptime() + 30_000);
  onTestFinished(() => later.mockRestore());
}

test('[F06] a guest whose call never arrived is sent again', async () => {
  await openRoute(`${list}&add=true`, { signedInAs: admin });
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
  backend.play('createGuest:offline');
  const add = form.getByRole('button', { name: 'Add 1 guest' });
  await add.click();
  await expect.element(form.getByText(/^We are not sure this guest was added\./)).toBeVisible();
  backend.play();
  passHalfAMinute();
  await add.click();
  await expect.element(page.getByText('Guests added: 1')).toBeVisible();
  await expect.element(page.getByRole('table')).toBeVisible();
});

test('[F07] without a connection new guests are not sent, and the form reports it', async () => {
  await openRoute(`${list}&add=true`, { signedInAs: admin });
  const form = page.getByRole('dialog');
  const name = form.getByRole('textbox', { name: 'Name' });
  await name.fill('Ada Lovelace');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  backend.play('offline');
  await form.getByRole('button', { name: 'Add 1 guest' }).click();
  await expect.element(form.getByText(/^We could not send this\. Check your connection/)).toBeVisible();
  expect(await countCalls('createGuest')).toBe(0);
  await expect.element(name).toHaveValue('Ada Lovelace');
});

test('a search without loaded guests shows the failure and no count', async () => {
  await openRoute(list, { signedInAs: admin });
  await expect.element(page.getByRole('table')).toBeVisible();
  backend.play('listGuests:offline');
  await page.getByRole('searchbox', { name: 'Search by name or phone' }).fill('zzz');
  await expect.element(page.getByText('We could not load this part of the page.')).toBeVisible();
  await expect.element(page.getByRole('main')).not.toMatchTextContent('0 guests');
});

test.each([
  [['deleteGuest:403'], /We could not delete 1 guest\..*You may not do this\./, 1],
  [
    ['deleteGuest:applied-then-504', 'getGuest:offline'],
    /We are not sure 1 guest was deleted\. Check the guest list\./,
    0,
  ],
  [['deleteGuest:offline'], /We are not sure 1 guest was deleted\. Check the guest list\./, 1],
])('after a DELETE that failed as %s the toast says what is known', async (scenarios, words, rows) => {
  await openRoute(`${list}&guest=${guestWhoNeverAnswered}`, { signedInAs: admin });
  backend.play(...scenarios);
  await page.getByRole('complementary').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.poll(() => page.getByRole('row', { name: /The Lindqvists/ }).elements().length).toBe(rows);
});
