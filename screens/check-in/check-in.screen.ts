import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import {
  guestWhoAccepted,
  guestWhoDeclined,
  guestWhoNeverAnswered,
  guestWithSmallerCard,
  weddingId,
} from '../../mocks/backend/seeds/wedding.ts';
import { arrivals } from '../../src/storage/keys.ts';
import { backend } from '../support/backend.ts';
import { press } from '../support/keyboard.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const address = `/events/${weddingId}/scan`;
const main = page.getByRole('main');
const field = main.getByRole('textbox', { name: 'Guest’s link, name or phone' });
const card = main.getByRole('article');
const log = main.getByRole('region', { name: 'Checked in' });
const said = main.getByRole('status').filter({ hasText: /./ }).first();

/** Reads a code, as a USB scanner does. */
async function scan(code: string) {
  await field.fill(code);
  await userEvent.keyboard('{Enter}');
}

test('guests are found and checked in by keyboard, one after another', async () => {
  await openRoute(address);
  await expect.element(main).toMatchTextContent('6 guests still expected');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('grace{Enter}');
  await expect.element(card).toMatchTextContent(/Grace Okafor/);
  await userEvent.keyboard('{Enter}');
  await expect.element(log).toMatchTextContent('1 guest checked in');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('petro');
  await expect.element(field).toHaveValue('petro');
  const found = main.getByRole('button', { name: /Elena Petrova/ }).first();
  await expect.element(main.getByRole('heading', { name: '1 guest found' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(found).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(log).toMatchTextContent('2 guests checked in');
});

test('typing switches the camera off and stays ready for a name', async () => {
  const picture = document.createElement('canvas');
  picture.getContext('2d')?.fillRect(0, 0, 9, 9);
  const camera = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(picture.captureStream());
  onTestFinished(() => camera.mockRestore());
  await openRoute(address, { width: 390 });
  await main.getByRole('button', { name: 'Use camera' }).click();
  await expect.element(main.bySelector('video')).toBeInTheDocument();
  await field.fill('grace');
  await expect.element(main.bySelector('video')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await card.getByRole('button', { name: 'Check in' }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('');
});

test('on a phone a button empties the field', async () => {
  await openRoute(address, { width: 360 });
  await field.fill('a');
  await main.getByRole('button', { name: 'Clear the search' }).click();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await expect.element(main.getByRole('heading', { name: /found/ })).not.toBeInTheDocument();
});

test('[F59] the second Enter of a scanner checks nobody in', async () => {
  await openRoute(address);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(`${guestWhoAccepted}{Enter}`);
  await expect.element(card.getByRole('button', { name: 'Check in' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(log).toMatchTextContent('0 guests checked in');
});

test('undo names the guest of the last check-in, and takes back that one', async () => {
  const key = arrivals(admin._id, weddingId);
  await openRoute(address);
  await scan(guestWhoAccepted);
  await userEvent.dblClick(card.getByRole('button', { name: 'Check in' }));
  await expect.element(field).toHaveFocus();
  const undo = main.getByRole('button', { name: /^Undo/ });
  await expect.element(undo).toMatchTextContent('Undo: Grace Okafor');

  // Another tab at the entrance checks somebody in.
  const own: unknown[] = JSON.parse(localStorage.getItem(key) ?? '[]');
  const other = { guestId: guestWhoDeclined, name: 'Uncle Tariq', people: 2, at: Date.now() };
  localStorage.setItem(key, JSON.stringify([...own, other]));
  dispatchEvent(new StorageEvent('storage', { key }));
  await expect.element(log).toMatchTextContent('2 guests checked in');
  await expect.element(undo).toMatchTextContent('Undo: Uncle Tariq');

  await undo.click();
  await expect.element(log).toMatchTextContent('Grace Okafor');
  await press(undo, '{Control>}z{/Control}');
  await expect.element(field).toHaveFocus();
  await expect.element(log).toMatchTextContent('0 guests checked in');
  await expect.element(undo).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
});

test('the invited are the list’s, and another card number is labelled', async () => {
  await openRoute(address);
  await scan(guestWithSmallerCard);
  await expect.element(card).toMatchTextContent(/Invited4.*On the card2.*Coming–/);
});

test('[F58] with a silent server a listed guest is checked in at once', async () => {
  await openRoute(address);
  await expect.element(main).toMatchTextContent('6 guests still expected');
  backend.play('getGuest:silent');
  await scan(guestWhoAccepted);
  await expect.element(said).toMatchTextContent('Grace Okafor: 2 coming');
  await card.getByRole('button', { name: 'Check in' }).click();
  await expect.element(said).toMatchTextContent(/Grace Okafor: Checked in at .* · 2 people/);
  await expect.element(card).toMatchTextContent(/Checked in at/);
});

test('[F58] check-in uses the list if calls fail, unless they are refused', async () => {
  await openRoute(address);
  await expect.element(main).toMatchTextContent('6 guests still expected');
  backend.play('getGuest:offline');
  await scan(guestWhoAccepted);
  await expect.element(said).toMatchTextContent('Grace Okafor: 2 coming');
  await expect.element(card).toMatchTextContent('Grace Okafor');
  backend.play('getGuest:404');
  await scan(guestWhoDeclined);
  await expect.element(said).toMatchTextContent('Not on this event’s guest list');
  await expect.element(card).not.toBeInTheDocument();
});

test('[F11] a new answer counts when the page is seen again', async () => {
  await openRoute(address);
  const expected = page.getByText(/^of \d+ expected$/);
  await expect.element(expected).toBeVisible();
  const before = Number(/\d+/.exec(expected.element().textContent)?.[0]);
  await backend.patch('guests', guestWhoNeverAnswered, { rsvpCount: 5 });
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText(`of ${before + 5} expected`)).toBeVisible();
});

test('where the list could not be loaded, a phone says what there is to do', async () => {
  await openRoute(address, { width: 360, scenario: 'listGuests:404' });
  await expect.element(page.getByRole('heading', { name: 'Ready to scan' })).toBeVisible();
  await expectCount(main.bySelector('[data-loading]'), 0);
});
