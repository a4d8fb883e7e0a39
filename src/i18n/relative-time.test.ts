import { expect, test } from 'vitest';
import { formatRelativeTime } from './relative-time.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T12:05:00Z', 'now'],
  ['2026-11-21T11:59:01Z', 'now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T11:00:01Z', '59 minutes ago'],
  ['2026-11-21T11:00:00Z', '1 hour ago'],
  ['2026-11-20T12:00:00Z', 'yesterday'],
  ['2026-11-15T12:00:00Z', '6 days ago'],
  ['2026-11-14T12:00:00Z', 'last week'],
  ['2026-10-18T12:00:00Z', '4 weeks ago'],
  ['2026-10-16T12:00:00Z', 'last month'],
  ['2025-11-22T12:00:00Z', '11 months ago'],
  ['2025-11-21T00:00:00Z', 'last year'],
  ['2016-11-21T12:00:00Z', '9 years ago'],
])('%s is formatted as %j', (time, told) => {
  expect(formatRelativeTime(time, now, 'en')).toBe(told);
});

test('it is formatted in the language of the page', () => {
  expect(formatRelativeTime('2026-11-21T09:00:00Z', now, 'tr')).toBe('3 saat önce');
  expect(formatRelativeTime('2026-11-21T09:00:00Z', now, 'ar-u-ca-gregory-nu-latn')).toBe('قبل 3 ساعات');
});
