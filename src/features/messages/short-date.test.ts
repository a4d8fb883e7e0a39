import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { formatShortDate } from './short-date.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('[F30] an invalid date is a dash', () => {
  for (const odd of ['', 'soon', '2026-13-45', 'null']) expect(formatShortDate(odd, i18n)).toBe('—');
});

test('[F76] the server’s day stays, whatever the time zone', () => {
  expect(formatShortDate('2026-01-12T23:59:59.000Z', i18n)).toBe('Jan 12, 2026');
  expect(formatShortDate('2026-03-29T01:30:00.000Z', i18n)).toBe('Mar 29, 2026');
});
