import { expect, test } from 'vitest';
import { parseCountryCode } from './country-code.ts';

test.each([
  ['+90', '90'],
  ['0090', '90'],
  [' 966 ', '966'],
  ['1', '1'],
  ['٩٠', '90'],
  ['۹۰', '90'],
  ['+٩٠', '90'],
  ['٩٠+', '90'],
  ['＋９０', '90'],
  ['\u200f+90\u200e', '90'],
  ['\u2066+90\u2069', '90'],
  ['', undefined],
  ['0', undefined],
  ['12345', undefined],
  ['1.24', undefined],
  ['tr', undefined],
])('%j is parsed as %j', (typed, code) => {
  expect(parseCountryCode(typed)).toBe(code);
});
