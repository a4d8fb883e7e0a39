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
