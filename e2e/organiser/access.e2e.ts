import { readFileSync } from 'node:fs';
import { type Page, test as withoutPage } from '@playwright/test';
import { admin, staff } from '../../mocks/seeds/accounts.ts';
import { expect, test } from '../fixtures.ts';
import { accessTable } from './access-table.ts';
import { LoginPage } from './login-page.ts';
import { alwaysComeAs, follow, messages, placeOf, storedToken, visitAs } from './visitor.ts';

type Way = (page: Page, address: string) => Promise<unknown>;
const byAddress: Way = (page, address) => page.goto(address);

interface Walk {
  who: 'stranger' | 'user';
  go: Way;
  /** What of a place counts: all of it, if nothing else is said. */
  counts?: (place: string) => string;
}

/** Walks through the table, one visit after the other. */
async function walk(page: Page, { who, go, counts = (place) => place }: Walk) {
  for (const { address, [who]: end } of accessTable) {
    const [place, title] = end;
    await go(page, address);
    await expect.poll(() => counts(placeOf(page)), address).toBe(counts(place));
    await expect(page, address).toHaveTitle(new RegExp(`^${title}`));
    const chrome = /^\/(events|apps|pages\/faq)/.test(place) ? 1 : 0;
    await expect(page.getByRole('navigation', { name: 'Main' }), address).toHaveCount(chrome);
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

test('a stranger sees no more by a link within the page', async ({ page }) => {
  const calls = callsFrom(page);
  await LoginPage.open(page);
  await walk(page, { who: 'stranger', go: follow });
  expect(calls).toEqual([]);
});

test('an admin sees every page by address, and no login before the logout', async ({ page }) => {
  await visitAs(page, admin, '/events/guests/all');
  await page.getByRole('link', { name: "Layla & Omar's wedding", exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await walk(page, { who: 'user', go: byAddress });
  expect(await storedToken(page)).toBeNull();
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
  await alwaysComeAs(page, staff);
  // The path to come back to may be tidied up while the auth check runs.
  await walk(page, { who: 'stranger', go: byAddress, counts: (place) => place.replace(/\?.*/, '') });
  await expect(messages(page)).toHaveText([
    'This account has no access yet. Please ask an administrator for a role.',
  ]);
});

/** A route's path as a pattern: its parameters, those that may be left out, and whatever else there is. */
const asPattern = (path: string) =>
  path
    .replaceAll(/\/\{-\$\w+\}/g, '(/[^/?]+)?')
    .replaceAll(/\$\w+/g, '[^/?]+')
    .replace(/\$$/, '.+');

withoutPage('every route has its row in the table of access', () => {
  const tree = readFileSync(new URL('../../src/routeTree.gen.ts', import.meta.url), 'utf8');
  const paths = [...(/ {2}to:([^;]+)/.exec(tree)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
    ([, path = '']) => path,
  );
  expect(paths).toContain('/events/guests/$filter');
  const isCovered = (path: string) =>
    accessTable.some(({ address }) => new RegExp(`^${asPattern(path)}(\\?|$)`).test(address));
  expect(paths.filter((path) => !isCovered(path))).toEqual([]);
});
