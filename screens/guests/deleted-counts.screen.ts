import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { pendingDeletes } from '../../src/domain/pending-deletes.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';

const main = page.getByRole('main');
const tab = (name: RegExp) => page.getByRole('navigation').getByRole('link', { name });
const facts = main.getByText(/^\d+ invitations$/);
const headline = main.getByText(/^\d+ of \d+ .* coming$/);
const placesNotTaken = main.getByText('4 places not taken');
const select = page.getByLabelText('Select The Lindqvists');
const remove = page.getByRole('region', { name: 'Selected guests' }).getByRole('button', { name: 'Delete' });

/** All numbers that count the guests of the page. */
const readNumbers = () =>
  [...facts.elements(), ...tab(/\d$/).elements(), ...headline.elements()].map(
    ({ textContent }) => textContent,
  );

test('[F82] a deleted guest is not counted anywhere, and is again after Undo', async () => {
  await openRoute(`/events/guests/all?event=${weddingId}`, { signedInAs: admin });
  await expect.element(tab(/^Discrepancies \d/)).toBeVisible();
  const before = readNumbers();
  await select.click();
  await remove.click();
  const left = ['11 invitations', 'Guests 11', 'All 11', 'Not answered 4', '20 of 34 people coming'];
  await expect.poll(readNumbers).toEqual(expect.arrayContaining(left));
  await expect.element(page.getByRole('navigation', { name: 'Pages' })).toMatchTextContent('1–11 of 11');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(readNumbers).toEqual(before);
});

test('[F82] the numbers stay when the guest is deleted on the server', async () => {
  await openRoute(`/events/guests/all?event=${weddingId}`, { signedInAs: admin });
  await expect.element(tab(/^Discrepancies \d/)).toBeVisible();
  const before = readNumbers();
  await select.click();
  await remove.click();
  await expect.poll(readNumbers).not.toEqual(before);
  const pending = readNumbers();
  const seen = new Set<string>();
  const watch = new MutationObserver(() => seen.add(JSON.stringify(readNumbers())));
  watch.observe(main.element(), { childList: true, subtree: true, characterData: true });
  await pendingDeletes.flush();
  await expect.poll(async () => (await backend.calls('getEvent')).length).toBeGreaterThan(1);
  await expect.poll(async () => (await backend.calls('listGuests')).length).toBeGreaterThan(2);
  watch.disconnect();
  expect([...seen].filter((each) => each !== JSON.stringify(pending))).toEqual([]);
  expect(readNumbers()).toEqual(pending);
});

test('[F82] the answers leave a deleted guest out', async () => {
  await openRoute(`/apps/event/${weddingId}?tab=answers`, { signedInAs: admin });
  await expect.element(placesNotTaken).toBeVisible();
  const before = readNumbers();
  await tab(/^Guests/)
    .first()
    .click();
  await select.click();
  await remove.click();
  await tab(/^Answers/).click();
  await expect.element(placesNotTaken).toBeVisible();
  expect(readNumbers()).not.toEqual(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(readNumbers).toEqual(before);
});
