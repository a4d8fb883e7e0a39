import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/login-page.ts';
import { createExpiredToken, leave, messages, getPlace, storedToken, tokenKey } from '../support/visitor.ts';

const guestList = `/events/guests/accepted?event=${weddingId}&limit=25`;

test('an expired token says so, and the login leads back', async ({ page, backend }) => {
  await leave(page, tokenKey, JSON.stringify(createExpiredToken(admin)));
  await page.goto(guestList);
  const login = new LoginPage(page);
  await login.isShown();
  expect(await storedToken(page)).toBeNull();
  expect(await backend.calls('getMe')).toEqual([]);
  await expect(messages(page)).toHaveCount(0);
  await expect(login.reason).toHaveText('Long inactivity! Please login again');
  await login.logIn();
  await expect(page.getByRole('table')).toBeVisible();
  expect(getPlace(page)).toBe(guestList);
  await page.goto('/logout');
  await login.isShown();
  await expect(login.reason).toBeHidden();
});
