import type { Page } from '@playwright/test';
import { staff } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { accessTable } from '../support/access-table.ts';
import { LoginPage } from '../support/login-page.ts';
import { follow, getPlace, storedToken, visitAs } from '../support/visitor.ts';

/** Visits the rows of the table one after the other, by links. */
async function walk(page: Page, who: 'signedOut' | 'user') {
  for (const { address, [who]: end } of accessTable.filter(({ isAlike }) => !isAlike)) {
    const [place, title] = end;
    await follow(page, address);
    await expect.poll(() => getPlace(page), { message: address, intervals: [50] }).toBe(place);
    await expect(page, address).toHaveTitle(new RegExp(`^${title}`));
    const chrome = /^\/(events|apps|pages\/(faq|invoices|profile|theme|account))/.test(place) ? 1 : 0;
    // An open dialog hides it from queries by role.
    const menu = page.getByRole('navigation', { name: 'Main', includeHidden: true });
    await expect(menu, address).toHaveCount(chrome);
  }
}

/** The backend operations that a page calls from now on, without those of the guest's page. */
function callsFrom(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(?!.*\/rsvp$)/.test(request.url())) calls.push(request.url());
  });
  return calls;
}

test('a signed-out visitor sees public pages only, without calls', async ({ page }) => {
  const calls = callsFrom(page);
  await LoginPage.open(page);
  await walk(page, 'signedOut');
  expect(calls).toEqual([]);
});

test('staff open every page by a link, without a second login', async ({ page }) => {
  await visitAs(page, staff, '/events/guests/all');
  await page.getByRole('link', { name: "Layla & Omar's wedding", exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Staff')).toBeVisible();
  await walk(page, 'user');
  expect(await storedToken(page)).toBeNull();
});

test('[F49] a user without a role sees what a signed-out visitor sees', async ({ page, backend }) => {
  await backend.patch('users', staff._id, { role: [] });
  await visitAs(page, staff, `/events/guests/all?event=${weddingId}`);
  await expect(page).toHaveTitle(/^Login/);
  await expect(new LoginPage(page).reason).toHaveText(
    'Your account has no access yet. Ask your administrator to add you.',
  );
  expect(await storedToken(page)).toBeNull();
});
