import { type Messages, setupI18n } from '@lingui/core';
import { describe, expect, test, vi } from 'vitest';
import { i18n } from './guest-i18n.ts';
import { getFormatLocale, type Locale } from './locale.ts';
import { messages as ar } from './locales/ar/guest.po';
import { messages as en } from './locales/en/guest.po';
import { messages as tr } from './locales/tr/guest.po';

const catalogues: Record<Locale, Messages> = { en, tr, ar };
const counts = [0, 1, 2, 3, 5, 11, 99, 100, 102, 999];

/** The names of the values in a compiled message, at any depth. */
const namesIn = (message: unknown): string[] =>
  Array.isArray(message)
    ? message.flatMap((token) =>
        Array.isArray(token) ? [String(token[0]), ...Object.values(token[2] ?? {}).flatMap(namesIn)] : [],
      )
    : [];

describe.each(['en', 'tr', 'ar'] as const)('in %s', (locale) => {
  const messages = catalogues[locale];
  const lingui = setupI18n({
    locale,
    locales: getFormatLocale(locale, []),
    messages: { [locale]: messages },
  });

  test.each(Object.keys(messages))('writes message %s as Lingui does', (id) => {
    i18n.loadAndActivate({ locale, locales: getFormatLocale(locale, []), messages });
    // A plural has a count; other values may be anything.
    const others = JSON.stringify(messages[id]).includes('"plural"') ? [] : ['7', '–', undefined];
    for (const value of [...counts, ...others]) {
      const values = Object.fromEntries(namesIn(messages[id]).map((name) => [name, value]));
      expect(i18n._(id, values)).toBe(lingui._(id, values));
      expect(i18n.t({ id, values })).toBe(lingui.t({ id, values }));
    }
  });
});

test('a change of language reaches its listeners until they unsubscribe', () => {
  const listener = vi.fn<() => void>();
  const stop = i18n.on('change', listener);
  i18n.loadAndActivate({ locale: 'tr', locales: 'tr', messages: tr });
  expect(i18n.locale).toBe('tr');
  stop();
  i18n.loadAndActivate({ locale: 'en', locales: 'en', messages: en });
  expect(listener).toHaveBeenCalledOnce();
});
