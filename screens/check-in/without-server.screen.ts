import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { openRoute, place } from '../support/open-route.tsx';

const address = `/events/${weddingId}/scan`;
const main = page.getByRole('main');
const log = main.getByRole('region', { name: 'Checked in' });
const listKey = `guestwise.check-in-list ${admin._id} ${weddingId}`;

/** Opens check-in once with the server. Returns what it keeps on the device. */
async function keepList() {
  await openRoute(address);
  await expect.poll(() => localStorage.getItem(listKey)).not.toBeNull();
  return { [listKey]: localStorage.getItem(listKey) ?? '' };
}

/** Prepares a server whose every read is answered with this status. */
const answer =
  (status: number, reads = ['getMe', 'getEvent', 'listGuests', 'getGuest', 'listMessages']) =>
  async () => {
    for (const operationId of reads)
      await backend.plan({ operationId, status, body: { message: 'Not now' }, times: 99 });
  };
const noServer = [
  { what: 'a lost connection', visit: { scenario: 'reads:offline' } },
  { what: 'an unavailable server', visit: { before: answer(503) } },
  { what: 'a server that does not answer', visit: { scenario: 'reads:silent' } },
  { what: 'a server without guests', visit: { before: answer(503, ['listGuests', 'getGuest']) } },
];

test.each(noServer)('[F58] with $what, check-in goes on from the device’s list', async ({ visit }) => {
  const storage = await keepList();
  await openRoute(address, { storage, width: 390, height: 844, ...visit });
  await expect.element(page.getByRole('heading', { name: /Layla & Omar/ })).toBeVisible();
  await expect
    .element(main)
    .toMatchTextContent(/Check-ins are saved on this device. You see the guest list as it was at/);
  const alerts: string[] = [];
  const seen = new MutationObserver(() => {
    for (const alert of document.querySelectorAll('main [role=alert]')) alerts.push(alert.textContent ?? '');
  });
  seen.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => seen.disconnect());
  for (const name of [/Baba Farid/, /Dr\. Elena Petrova/]) {
    await main.getByRole('button', { name }).first().click();
    await expect.element(main.getByRole('article')).toMatchTextContent(name);
  }
  expect(alerts.filter((text) => text !== '')).toEqual([]);
  await main.getByRole('article').getByRole('button', { name: 'Check in' }).click();
  await expect.element(log).toMatchTextContent('1 guest checked in');
  expect(place()).toBe(address);
});
