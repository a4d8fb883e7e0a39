import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { accessTable } from '../support/access-table.ts';
import { expect, test } from '../support/fixtures.ts';
import { follow, getPlace, visitAs } from '../support/visitor.ts';

/** The test requests missing pages on purpose. */
test.use({ expectedErrors: [/Failed to load resource|There is no such note/] });

/** Every route but the one that ends the session. */
const rows = accessTable.filter(({ address }) => address !== '/logout');

/** The messages of both catalogues of a language. */
function readMessages(locale: string) {
  return ['guest', 'organiser'].flatMap((name) => {
    const filename = join(import.meta.dirname, `../../src/i18n/locales/${locale}/${name}.po`);
    const context = { locale, sourceLocale: 'en', filename };
    const catalogue = formatter().parse(readFileSync(filename, 'utf8'), context);
    if (catalogue instanceof Promise) throw new TypeError('A PO catalogue is read at once');
    return Object.values(catalogue);
  });
}

/** Opens the events in a language that an earlier visit has chosen. */
async function comeIn(page: Page, locale: string) {
  await page.addInitScript((text) => localStorage.setItem('guestwise.locale', text), JSON.stringify(locale));
  await visitAs(page, admin, '/events');
  await expect(page.locator('h1').first()).toBeVisible();
}

/** @param titles the title of the route in all contexts */
async function expectScreen(page: Page, locale: string, place: string, titles: readonly string[]) {
  await expect.poll(() => getPlace(page), { message: place, intervals: [50] }).toBe(place);
  // The guest page has no frame, and a title of its own.
  if (place.includes('/rsvp')) return;
  await expect(page, place).toHaveTitle(new RegExp(`^(${titles.join('|')})`));
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  if (place !== '/loading')
    // Not by role, because an open dialog hides it.
    await expect(page.locator('h1').first(), place).toBeVisible();
  // The route that follows may need what this one's loader remembers, such as the event.
  await expect(page.locator('main [data-loading]'), place).toHaveCount(0);
}

// English, by link: session/access.e2e.ts. Which language, and how a route is reached, are independent.
for (const [locale, way] of [
  ['tr', 'address'],
  ['ar', 'link'],
] as const) {
  test(`each route opens with its screen: by ${way}, ${locale}`, async ({ page }) => {
    test.slow();
    const translated = readMessages(locale);
    await comeIn(page, locale);
    // Of alike addresses one is loaded; the others differ only for the router.
    for (const { address, user } of rows.filter(({ isAlike }) => way === 'link' || !isAlike)) {
      if (way === 'address') await page.goto(address, { waitUntil: 'commit' });
      else await follow(page, address);
      const titles = translated.flatMap(({ message, translation }) =>
        message === user[1] && translation ? [translation] : [],
      );
      await expectScreen(page, locale, user[0], titles);
    }
  });
}
