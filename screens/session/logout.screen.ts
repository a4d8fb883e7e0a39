import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { loginPage as login } from '../support/login-page.ts';
import { openRoute, place } from '../support/open-route.tsx';

const log = `guestwise.arrivals ${admin._id} ${weddingId}`;
const arrival = { guestId: 'g1', name: 'Samira', people: 2, at: 1_750_000_000_000 };
const question = page.getByRole('heading', { name: 'Log out and delete the check-ins on this device?' });

test('a logout that would delete check-ins asks first, and keeps them if the person stays', async () => {
  await openRoute('/events', { storage: { [log]: JSON.stringify([arrival]) } });
  await page.getByRole('link', { name: 'Logout' }).first().click();
  await expect.element(question).toBeVisible();
  await expect.element(page.getByText(/^1 check-in is not exported/)).toBeVisible();
  await page.getByRole('link', { name: 'Keep me logged in' }).click();
  await expect.poll(place).toBe('/events');
  expect(localStorage.getItem(log)).not.toBeNull();

  await page.getByRole('link', { name: 'Logout' }).first().click();
  await page.getByRole('button', { name: 'Log out and delete' }).click();
  await login.isShown();
  expect(localStorage.getItem(log)).toBeNull();
  expect(localStorage.getItem('guestwise.token')).toBeNull();
});

test('a logout that would end an import asks first, with the number of guests that are not added yet', async () => {
  const key = `guestwise.import.${admin._id}.${weddingId}`;
  const guest = { name: 'Samira', phone: '', invitees: 1, inviteeOnCard: 1, isWAPhone: false };
  const guests = [1, 2, 3].map((line) => ({ line, guest, before: 0 }));
  const storage = {
    [key]: JSON.stringify({ startedAt: 1, guests, leftOut: [] }),
    [`${key}.progress`]: JSON.stringify({ startedAt: 1, states: 'cww', reasons: {} }),
  };
  await openRoute('/events', { storage });
  await page.getByRole('link', { name: 'Logout' }).first().click();
  await expect
    .element(page.getByRole('heading', { name: 'Log out and delete the unfinished import?' }))
    .toBeVisible();
  await expect.element(page.getByText(/^2 guests are not added yet\./)).toBeVisible();
  await page.getByRole('link', { name: 'Keep me logged in' }).click();
  await expect.poll(place).toBe('/events');
  expect(localStorage.getItem(key)).not.toBeNull();

  await page.getByRole('link', { name: 'Logout' }).first().click();
  await page.getByRole('button', { name: 'Log out and delete' }).click();
  await login.isShown();
  expect(Object.keys(localStorage).filter((name) => name.startsWith(key))).toEqual([]);
});
