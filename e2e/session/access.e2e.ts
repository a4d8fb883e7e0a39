import type { Page } from '@playwright/test';
import { staff } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { accessTable } from '../support/access-table.ts';
import { LoginPage } from '../support/login-page.ts';
import { follow, placeOf, storedToken, visitAs } from '../support/visitor.ts';

type Way = (page: Page, address: string) => Promise<unknown>;
const byAddress: Way = (page, address) => page.goto(address);

interface Walk {
  who: 'stranger' | 'user';
  go: Way;
}

/** Walks through the table, one visit after the other. */
async function walk(page: Page, { who, go }: Walk) {
  for (const { address, [who]: end } of accessTable.filter(({ isAlike }) => !isAlike)) {
    const [place, title] = end;
    await go(page, address);
    await expect.poll(() => placeOf(page), address).toBe(place);
    await expect(page, address).toHaveTitle(new RegExp(`^${title}`));
    const chrome = /^\/(events|apps|pages\/(faq|invoices|profile|theme|account))/.test(place) ? 1 : 0;
    // Behind an open dialog it is hidden from the roles.
    const menu = page.getByRole('navigation', { name: 'Main', includeHidden: true });
    await expect(menu, address).toHaveCount(chrome);
  }
}

/** The operations of the backend that a page calls from now on, without those of a guest's own page. */
function callsFrom(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(?!.*\/rsvp$)/.test(request.url())) calls.push(request.url());
  });
  return calls;
}

test('a stranger sees by address what is open, is sent to the login by the rest, and it asks for nothing', async ({
  page,
}) => {
  const calls = callsFrom(page);
  await walk(page, { who: 'stranger', go: byAddress });
  expect(calls).toEqual([]);
});

test('a member of staff sees every page by a link, and no login before the logout', async ({ page }) => {
  await visitAs(page, staff, '/events/guests/all');
  await page.getByRole('link', { name: "Layla & Omar's wedding", exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Staff')).toBeVisible();
  await walk(page, { who: 'user', go: follow });
  expect(await storedToken(page)).toBeNull();
});

test('[F49] a user without a role sees what a stranger sees', async ({ page, backend }) => {
  await backend.patch('users', staff._id, { role: [] });
  await visitAs(page, staff, `/events/guests/all?event=${weddingId}`);
  await expect(page).toHaveTitle(/^Login/);
  await expect(new LoginPage(page).reason).toHaveText(
    'Your account has no access yet. Ask your administrator to add you.',
  );
  expect(await storedToken(page)).toBeNull();
});
