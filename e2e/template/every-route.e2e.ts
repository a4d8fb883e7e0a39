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

/** The translations of a text, in both catalogues and all contexts. */
function findTranslations(locale: string, text: string): string[] {
  if (locale === 'en') return [text];
  return ['guest', 'organiser'].flatMap((name) => {
    const filename = join(import.meta.dirname, `../../src/i18n/locales/${locale}/${name}.po`);
    const context = { locale, sourceLocale: 'en', filename };
    const catalogue = formatter().parse(readFileSync(filename, 'utf8'), context);
    if (catalogue instanceof Promise) throw new TypeError('A PO catalogue is read at once');
    return Object.values(catalogue).flatMap(({ message, translation }) =>
      message === text && translation ? [translation] : [],
    );
  });
}

/** Opens the events in a language that an earlier visit has chosen. */
async function comeIn(page: Page, locale: string) {
  await page.addInitScript((text) => localStorage.setItem('guestwise.locale', text), JSON.stringify(locale));
  await visitAs(page, admin, '/events');
}

async function expectScreen(page: Page, locale: string, [place, title]: readonly [string, string]) {
  await expect.poll(() => getPlace(page), place).toBe(place);
  // The guest page has no frame, and a title of its own.
  if (place.includes('/rsvp')) return;
  // The name of a label is a title that nobody translates.
  const translations = findTranslations(locale, title);
  const titles = translations.length > 0 ? translations : [title];
  const isTitled = async () => {
    const shown = await page.title();
    return titles.some((each) => shown.startsWith(each));
  };
  await expect.poll(isTitled, `${place}: ${titles.join(' or ')}`).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  if (place !== '/loading')
    // Not by role, because an open dialog hides it.
    await expect(page.locator('h1').first(), place).toBeVisible();
}

// Which language, and how a route is reached, are independent: each is seen once at every route.
for (const [locale, way] of [
  ['en', 'address'],
  ['tr', 'link'],
  ['ar', 'link'],
] as const) {
  test(`each route opens with its screen: by ${way}, ${locale}`, async ({ page }) => {
    test.slow();
    await comeIn(page, locale);
    await expectScreen(page, locale, ['/events', 'Events']);
    for (const { address, user, ownTitle } of rows) {
      if (way === 'address') await page.goto(address);
      else await follow(page, address);
      await expectScreen(page, locale, [user[0], ownTitle ?? user[1]]);
    }
  });
}
