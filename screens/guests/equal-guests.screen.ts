import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { conferenceId } from '../../mocks/backend/seeds/conference.ts';
import { guestOfTwelve, guestWhoDeclined, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { repeatCalls } from '../support/intercept-calls.ts';
import { follow, openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const guests = `/events/guests/all?event=${weddingId}`;
const main = page.getByRole('main');
const rows = (name: RegExp) => page.getByRole('row', { name });

/** Makes one guest equal to another. */
const makeEqual = (id: string, name: string, phone: string) => backend.patch('guests', id, { name, phone });
const makeOneEqual = () => makeEqual(guestWhoDeclined, 'grace  okafor', '5550110002');

test('[F89] a guest whom the browser adds twice is shown twice', async () => {
  await openRoute(`${guests}&add=true`);
  const drawer = page.getByRole('dialog', { name: 'Add guests' });
  await drawer.getByRole('textbox', { name: 'Name' }).fill('Grace Hopper');
  repeatCalls();
  await drawer.getByRole('button', { name: 'Add 1 guest' }).click();
  await expect.element(main.getByText(/^Grace Hopper is on the list twice\./)).toBeVisible();
  await main.getByRole('link', { name: 'Show them' }).click();
  await expectCount(rows(/Grace Hopper/), 2);
  await expectCount(rows(/Okafor/), 0);
  await expectCount(main.getByText(/is on the list/), 0);
  await rows(/Grace Hopper/)
    .first()
    .getByRole('checkbox')
    .click();
  await page.getByRole('region', { name: 'Selected guests' }).getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('No guests match these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expectCount(rows(/Grace Hopper/), 1);
  await expectCount(main.getByText(/is on the list/), 0);
});

test('answers and check-in name a guest who is listed twice', async () => {
  await openRoute(`/apps/event/${weddingId}?tab=answers`, { before: makeOneEqual });
  await expect.element(main.getByText(/^Grace Okafor is on the list twice\./)).toBeVisible();
  follow(`/events/${weddingId}/scan`);
  await expect.element(main.getByText(/^Grace Okafor is on the list twice\./)).toBeVisible();
  await main.getByRole('link', { name: 'Show them' }).click();
  await expectCount(rows(/Grace Okafor/i), 2);
});

test('equal guests are counted and listed beside each other', async () => {
  await openRoute(guests, {
    before: async () => {
      await makeOneEqual();
      await makeEqual(guestOfTwelve, 'Yusuf & Hana Haddad', '5550110001');
    },
  });
  await expect.element(main.getByText(/^2 guests are on the list more than once\./)).toBeVisible();
  await main.getByRole('link', { name: 'Show them' }).click();
  const names = () =>
    rows(/Okafor|Haddad/i)
      .elements()
      .map((row) => /okafor|haddad/i.exec(row.textContent)?.[0].toLowerCase());
  await expect.poll(names).toEqual(['haddad', 'haddad', 'okafor', 'okafor']);
  await page.getByRole('button', { name: 'Remove filter: On the list more than once' }).click();
  await expect.element(main.getByText(/^2 guests are on the list more than once\./)).toBeVisible();
});

test('a long list is not read whole to look for equal guests', async () => {
  await openRoute(`/events/guests/all?event=${conferenceId}`);
  await expect.element(page.getByRole('table')).toBeVisible();
  const paths = (await backend.calls('listGuests')).map(({ path }) => path);
  expect(paths.filter((path) => path.includes('limit=100'))).toEqual([]);
});
