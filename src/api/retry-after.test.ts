import { expect, test } from 'vitest';
import { parseRetryAfter } from './retry-after.ts';

test.each([
  ['7', 7_000],
  ['Fri, 01 May 2026 12:00:30 GMT', undefined],
  ['0', undefined],
  ['-3', undefined],
  ['99999', undefined],
  ['soon', undefined],
  ['', undefined],
])('Retry-After: %s asks to wait %s ms', (value, wait) => {
  expect(parseRetryAfter(new Headers({ 'retry-after': value }))).toBe(wait);
});
