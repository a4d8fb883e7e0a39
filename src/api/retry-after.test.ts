import { expect, test } from 'vitest';
import { parseRetryAfter } from './retry-after.ts';

test.each([
  ['7', 7_000],
  ['Fri, 01 May 2026 12:00:30 GMT', 300_000],
  ['0', undefined],
  ['-3', undefined],
  ['300', 300_000],
  ['99999', 300_000],
  ['soon', undefined],
  ['', undefined],
])('Retry-After: %s asks to wait %s ms', (value, wait) => {
  expect(parseRetryAfter(new Headers({ 'retry-after': value }))).toBe(wait);
});
