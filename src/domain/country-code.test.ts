import { expect, test } from 'vitest';
import { parseCountryCode } from './country-code.ts';

test.each([
  ['+90', '90'],
  ['0090', '90'],
  [' 966 ', '966'],
  ['1', '1'],
  ['', undefined],
  ['0', undefined],
  ['12345', undefined],
  ['tr', undefined],
])('%j is parsed as %j', (typed, code) => {
  expect(parseCountryCode(typed)).toBe(code);
});
