import { expect, test } from 'vitest';
import { contrast } from './mismatch.ts';

const long = 'a'.repeat(500);

test.each([
  [
    'texts that look alike',
    ['é', 'e\u0301'],
    ['é (character 1: U+00E9)', 'e\u0301 (character 1: U+0065 U+0301)'],
  ],
  ['a lost space', ['a ', 'a'], ['a  (character 2: U+0020)', 'a (character 2: its end)']],
  ['long texts', [`${long}b`, `${long}c`], [`…${long.slice(-20)}b`, `…${long.slice(-20)}c`]],
])('%s are told apart', (_, [expected, got], printed) => {
  expect(contrast(expected, got)).toEqual(printed);
});
