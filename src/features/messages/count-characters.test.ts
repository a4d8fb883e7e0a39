import { expect, test } from 'vitest';
import { countCharacters } from './count-characters.ts';

test('[F36] an emoji, and a letter with its marks, is one character', () => {
  expect(countCharacters('👨‍👩‍👧')).toBe(1);
  expect(countCharacters('e\u0301')).toBe(1);
  expect(countCharacters('')).toBe(0);
  expect(countCharacters('İyi günler')).toBe(10);
});

test('[F87] a text of 10,000 characters is counted', () => {
  expect(countCharacters('x'.repeat(10_000))).toBe(10_000);
});
