import { i18n, type Messages } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { activate, initI18n } from './activate.ts';
const empty = async (): Promise<{ messages: Messages }> => ({ messages: {} });

/** A page in a language, whose Turkish file is loaded so. */
function openPage(locale: string, tr = empty) {
  vi.stubGlobal('location', { search: `?lang=${locale}`, href: 'https://example.org/' });
  vi.stubGlobal('document', { documentElement: {} });
  return initI18n({ en: empty, tr, ar: empty });
}

test('[F68] Arabic has Latin digits and the Gregorian calendar', async () => {
  await openPage('ar');
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
  // This engine may already use them for bare `ar`, so the test also checks the requested locale.
  expect(new Intl.Locale(String(i18n.locales))).toMatchObject({
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  expect(i18n.number(12_345)).toMatch(/^12.345$/);
  expect(i18n.date(new Date(Date.UTC(2026, 4, 1)), { year: 'numeric', timeZone: 'UTC' })).toContain('2026');
});

test('English is that of the browser: British days come first', async () => {
  vi.stubGlobal('navigator', { languages: ['tr-TR', 'en-GB', 'en-US'] });
  await openPage('en');
  const may = new Date(Date.UTC(2026, 4, 1));
  expect(i18n.date(may, { dateStyle: 'long', timeZone: 'UTC' })).toBe('1 May 2026');
});

test('the document changes language before the page does', async () => {
  await openPage('en');
  const seen: unknown[] = [];
  const stop = i18n.on('change', () =>
    seen.push([document.documentElement.lang, document.documentElement.dir]),
  );
  await activate('ar');
  stop();
  expect(seen).toEqual([['ar', 'rtl']]);
});

test('[F80] a chosen language replaces that of the address', async () => {
  await openPage('en');
  vi.stubGlobal('location', { href: 'https://example.org/g1/rsvp?a=1&lang=en#top' });
  const replaceState = vi.fn<History['replaceState']>();
  vi.stubGlobal('history', { state: 'kept', replaceState });
  await activate('ar');
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(
    'kept',
    '',
    'https://example.org/g1/rsvp?a=1&lang=ar#top',
  );
});

test('[F80] the language chosen last wins', async () => {
  const turkish = Promise.withResolvers<{ messages: Messages }>();
  await openPage('en', () => turkish.promise);
  const late = activate('tr');
  await activate('ar');
  turkish.resolve({ messages: {} });
  await late;
  expect(i18n.locale).toBe('ar');
  expect(document.documentElement).toMatchObject({ lang: 'ar' });

  const lost = Promise.reject(new Error('offline'));
  await openPage('en', () => lost);
  const replaced = activate('tr');
  await activate('ar');
  await expect(replaced).resolves.toBeUndefined();
  await expect(activate('tr')).rejects.toThrow('offline');
});
