import { expect, test } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const now = Date.parse('2026-05-01T12:00:00Z');

test.each([
  ['7', 7_000],
  ['Fri, 01 May 2026 12:00:30 GMT', 30_000],
  ['Fri, 01 May 2026 11:00:00 GMT', undefined],
  ['0', undefined],
  ['99999', undefined],
  ['soon', undefined],
  ['', undefined],
])('Retry-After: %s asks to wait %s ms', (value, wait) => {
  expect(readRetryAfter(new Headers({ 'retry-after': value }), now)).toBe(wait);
});

test.each([
  ['Fri, 01 May 2026 23:00:00 GMT', 'Fri, 01 May 2026 23:00:30 GMT'],
  ['Fri, 01 May 2026 01:00:00 GMT', 'Fri, 01 May 2026 01:00:30 GMT'],
  ['yesterday', 'Fri, 01 May 2026 12:00:30 GMT'],
])('[F06] a device with another time waits as long as a response of %s until %s asks', (date, until) => {
  expect(readRetryAfter(new Headers({ date, 'retry-after': until }), now)).toBe(30_000);
});
