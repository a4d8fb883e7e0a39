import { i18n } from '@lingui/core';
import { afterEach, expect, test, vi } from 'vitest';
import { activate, initI18n } from './activate.ts';

afterEach(() => vi.unstubAllGlobals());

test('[F68] in Arabic, numbers and dates have Latin digits and the Gregorian calendar in every engine', async () => {
  vi.stubGlobal('location', { search: '?lang=ar' });
  vi.stubGlobal('document', { documentElement: {} });
  const empty = async () => ({ messages: {} });
  await initI18n({ en: empty, tr: empty, ar: empty });
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
  // This engine may already use them for bare `ar`, so the test also checks the requested locale.
  expect(new Intl.Locale(String(i18n.locales))).toMatchObject({
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  expect(i18n.number(12_345)).toMatch(/^12.345$/);
  expect(i18n.date(new Date(Date.UTC(2026, 4, 1)), { year: 'numeric', timeZone: 'UTC' })).toContain('2026');
});

test('the document has the new language and direction before the page is translated', async () => {
  vi.stubGlobal('location', { search: '?lang=en', href: 'https://example.org/' });
  vi.stubGlobal('document', { documentElement: {} });
  const empty = async () => ({ messages: {} });
  await initI18n({ en: empty, tr: empty, ar: empty });
  const seen: unknown[] = [];
  const stop = i18n.on('change', () =>
    seen.push([document.documentElement.lang, document.documentElement.dir]),
  );
  await activate('ar');
  stop();
  expect(seen).toEqual([['ar', 'rtl']]);
});

test('[F80] the language chosen last wins, whatever happens to the file of an earlier one', async () => {
  vi.stubGlobal('location', { search: '?lang=en', href: 'https://example.org/' });
  vi.stubGlobal('document', { documentElement: {} });
  const turkish = Promise.withResolvers<{ messages: object }>();
  const empty = async () => ({ messages: {} });
  await initI18n({ en: empty, tr: () => turkish.promise as never, ar: empty });
  const late = activate('tr');
  await activate('ar');
  turkish.resolve({ messages: {} });
  await late;
  expect(i18n.locale).toBe('ar');
  expect(document.documentElement).toMatchObject({ lang: 'ar' });

  const lost = Promise.reject(new Error('offline'));
  await initI18n({ en: empty, tr: () => lost, ar: empty });
  const replaced = activate('tr');
  await activate('ar');
  await expect(replaced).resolves.toBeUndefined();
  await expect(activate('tr')).rejects.toThrow('offline');
});
