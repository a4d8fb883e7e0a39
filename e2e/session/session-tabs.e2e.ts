import type { BrowserContext, Page, Request } from '@playwright/test';
import { admin, staff } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/login-page.ts';
import { follow, leave, tokenKey, createToken, visitAs } from '../support/visitor.ts';

const guestList = `/events/guests/all?event=${weddingId}`;
const guest = (page: Page) => page.getByRole('row').filter({ hasText: 'Grace Okafor' });
const frozen = (page: Page) => page.getByRole('heading', { name: 'You are logged in with another account' });

/** The tokens that are sent from now on, each once. */
function tokensSent(page: Page) {
  const sent = new Set<string | undefined>();
  page.on('request', (request: Request) => {
    if (request.url().includes('/api/')) sent.add(request.headers().authorization?.replace('Bearer ', ''));
  });
  return sent;
}

async function otherTab(context: BrowserContext, token: string) {
  const tab = await context.newPage();
  await leave(tab, tokenKey, JSON.stringify(token));
  return tab;
}

test('[F45] a logout in another tab removes everything private in a second', async ({ page, context }) => {
  await visitAs(page, admin, guestList);
  await expect(guest(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/events');
  await expect(other.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Logout' }).click();
  await expect(guest(page)).toBeHidden({ timeout: 1_000 });
  await new LoginPage(page).isShown();
  await new LoginPage(other).isShown();
});

test('[F45] [F82] a delete pending at another tab’s logout is reported, unnamed', async ({
  page,
  context,
  backend,
}) => {
  await visitAs(page, admin, guestList);
  const other = await context.newPage();
  await other.goto('/events');
  await expect(other.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  await page.bringToFront();
  await page.getByLabel('Select Grace Okafor').check();
  await page.getByRole('region', { name: 'Selected guests' }).getByRole('button', { name: 'Delete' }).click();
  await expect(guest(page)).toBeHidden();
  await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Logout' }).click();
  await new LoginPage(page).isShown();
  await expect(page.getByText('1 guest was not deleted: the session ended first.')).toBeVisible();
  await expect(page.getByText('Guest deleted')).toHaveCount(0);
  expect(await backend.calls('deleteGuest')).toEqual([]);
});

test('[F44] another user’s login stops this tab, and no calls are mixed', async ({ page, context }) => {
  await visitAs(page, admin, guestList);
  await expect(guest(page)).toBeVisible();
  // Calls sent before the other user logs in belong to the first one: the counts of the tabs come last.
  await expect(page.getByRole('link', { name: /^To check \d/ })).toBeVisible();
  await otherTab(context, createToken(staff));
  const sent = tokensSent(page);
  await expect(frozen(page)).toBeFocused();
  await expect(guest(page)).toBeHidden();
  await expect(page.getByText(admin.displayName)).toBeHidden();
  // The address may contain a name that was searched for.
  await expect(page).toHaveURL('/login');
  await page.evaluate(() => {
    for (const type of ['focus', 'visibilitychange', 'online']) dispatchEvent(new Event(type));
  });
  await follow(page, '/events');
  await expect(frozen(page)).toBeVisible();
  expect([...sent]).toEqual([]);

  await page.getByRole('button', { name: 'Switch to that account' }).click();
  await expect(page.getByText(staff.displayName).first()).toBeVisible();
  await expect(page).toHaveURL('/events');
  expect([...sent]).toEqual([await page.evaluate((key) => JSON.parse(localStorage[key]), tokenKey)]);
});

test('[F44] a login in one tab logs in another at the login page', async ({ page, context }) => {
  await LoginPage.open(page, `?redirect=${encodeURIComponent(guestList)}`);
  const other = await context.newPage();
  const login = await LoginPage.open(other);
  await login.logIn(staff);
  await expect(guest(page)).toBeVisible();
  await expect(page.getByText(staff.displayName).first()).toBeVisible();
  await expect(frozen(other)).toBeHidden();
});
