import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import {
  guestWhoAccepted,
  guestWhoDeclined,
  guestWithSmallerCard,
  weddingId,
} from '../../mocks/backend/seeds/wedding.ts';
import { arrivals } from '../../src/storage/keys.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';

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

test('undo names the guest of the last check-in, and takes back that one', async () => {
  const key = arrivals(admin._id, weddingId);
  await openRoute(`/events/${weddingId}/scan`, { signedInAs: admin });
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
  await undo.click();
  await expect.element(log).toMatchTextContent('0 guests checked in');
  await expect.element(undo).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
});

test('the invited are those of the guest list, and a card with another number has its own label', async () => {
  await openRoute(`/events/${weddingId}/scan`, { signedInAs: admin });
  await scan(guestWithSmallerCard);
  await expect.element(card).toMatchTextContent(/Invited4.*On the card2.*Coming–/);
});

test('[F58] while the server is silent, a guest of the list is shown, announced and checked in at once', async () => {
  await openRoute(`/events/${weddingId}/scan`, { signedInAs: admin });
  await expect.element(main).toMatchTextContent('6 guests still expected');
  backend.play('getGuest:silent');
  await scan(guestWhoAccepted);
  await expect.element(said).toMatchTextContent('Grace Okafor: 2 coming');
  await card.getByRole('button', { name: 'Check in' }).click();
  await expect.element(said).toMatchTextContent(/Grace Okafor: Checked in at .* · 2 people/);
  await expect.element(card).toMatchTextContent(/Checked in at/);
});

test('[F58] while calls fail, check-in goes on with the list, and a refusal of the server takes precedence', async () => {
  await openRoute(`/events/${weddingId}/scan`, { signedInAs: admin });
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
