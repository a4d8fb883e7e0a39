import { readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { expect, test } from 'vitest';
import { localeNames, locales } from '../i18n/locale.ts';
import { messages as ar } from '../i18n/locales/ar/guest.po';
import { messages as en } from '../i18n/locales/en/guest.po';
import { messages as tr } from '../i18n/locales/tr/guest.po';
import { titles } from './early/early-panel.ts';

const html = readFileSync('guest.html', 'utf8');
const catalogues = { en, tr, ar };

test.each(locales)('in %s guest.html has the same texts as the page', (locale) => {
  const i18n = setupI18n({ locale, messages: { [locale]: catalogues[locale] } });
  expect(titles[locale]).toBe(i18n._(msg`RSVP`));
  expect(html).toContain(`<span lang="${locale}">${i18n._(msg`RSVP`)}</span>`);
  expect(html).toMatch(
    new RegExp(`<button type="button" lang="${locale}" disabled>${localeNames[locale]}</button>`),
  );
});

test('guest.html sends its requests before its styles arrive', () => {
  const [requests, styles, boot] = ['id="guest-requests"', 'rel="stylesheet"', 'id="boot"'].map((part) =>
    html.indexOf(part),
  );
  expect(requests).toBeGreaterThan(0);
  expect(requests).toBeLessThan(styles ?? 0);
  expect(styles).toBeLessThan(boot ?? 0);
});
