import type { Page, Request } from '@playwright/test';
import { admin, staff } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/login-page.ts';
import { follow, getPlace, storedToken, visitAs } from '../support/visitor.ts';

const guestList = `/events/guests/rejected?event=${weddingId}`;
const refused = 'Invalid access token detected';

const wedding = (page: Page) => page.getByRole('link', { name: "Layla & Omar's wedding", exact: true });
/** Opens a page that requests the event and its guests in parallel. */
const guestsOfWedding = (page: Page) => page.getByRole('link', { name: "Guests of Layla & Omar's wedding" });
const table = (page: Page) => page.getByRole('table');
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Filter guests' }).getByRole('link', { name });

test('[F41] one 401 of several calls ends the session once', async ({ page, backend }) => {
  await visitAs(page, admin, '/events');
  await expect(wedding(page)).toBeVisible();
  await backend.play('listGuests:401', 'getEvent:latency');
  const isLate = (request: Request) => request.url().endsWith(`/events/${weddingId}`);
  // Aborted, or answered and ignored.
  const late = Promise.any([
    page.waitForEvent('requestfailed', isLate),
    page.waitForEvent('requestfinished', isLate),
  ]);
  await guestsOfWedding(page).click();
  const login = new LoginPage(page);
  await login.isShown();
  await late;
  await expect(login.reason).toContainText(refused);
  await login.isShown();
  await expect(table(page)).toBeHidden();

  // The next user sees no response of the old session.
  await backend.play('getEvent:latency', 'listGuests:404');
  await login.logIn(staff);
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  await expect(page.getByText(refused)).toHaveCount(0);
});

test('[F42] a 500 logs out with one message, and the user returns to the path', async ({ page, backend }) => {
  await visitAs(page, admin, '/events');
  await expect(wedding(page)).toBeVisible();
  const login = new LoginPage(page);
  for (const scenario of ['reads:500', 'listGuests:html500']) {
    await page.goto(guestList.replace('rejected', 'all'));
    await expect(table(page)).toBeVisible();
    // Counts that are read later, and a list that the pointer preloads, would end the session before the navigation.
    await expect(tab(page, /^To check \d/)).toBeVisible();
    await backend.play(scenario);
    await follow(page, guestList);
    await login.isShown();
    await expect(login.reason, scenario).toHaveText(
      'We had a problem and logged you out. Please log in again.Server Error',
    );
    await expect(page.getByText('Server Error'), scenario).toHaveCount(1);
    expect(await storedToken(page)).toBeNull();
    await backend.play();
    await login.logIn();
    await expect(page.getByRole('row').filter({ hasText: 'Uncle Tariq' })).toBeVisible();
    expect(getPlace(page)).toBe(guestList);
  }
});

test('[F46] the back button after a logout shows nothing private', async ({ page, backend }) => {
  await visitAs(page, admin, '/events');
  await guestsOfWedding(page).click();
  await expect(table(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Logout' }).click();
  const login = new LoginPage(page);
  await login.isShown();
  expect(await storedToken(page)).toBeNull();
  // No token, no id, no draft.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/eyJ|665[a-d]\d{4}/);
  const before = (await backend.calls('listGuests')).length;
  for (const step of ['goBack', 'goBack', 'goForward'] as const) {
    await page[step]();
    await expect(table(page)).toBeHidden();
    await expect(wedding(page)).toBeHidden();
    await expect(guestsOfWedding(page)).toBeHidden();
  }
  expect((await backend.calls('listGuests')).length).toBe(before);
  await login.isShown();
});
