import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';

/** Every character is half as wide as it is high. */
const measure = (text: string) => Array.from(text).length / 2;
const box = { width: 100, height: 60, maxFontSize: 40, minFontSize: 10, lineHeight: 1 };

test.each([
  ['a short text is as large as possible', 'Tea', ['Tea'], 40],
  ['a text of spaces is an empty line', '  ', [''], 40],
  ['lines are about equally long', 'Layla and Omar get married', ['Layla and', 'Omar get', 'married'], 19],
  [
    'a word is not broken while a smaller size has room',
    'Fahrzeugversicherung',
    ['Fahrzeugversicherung'],
    10,
  ],
])('%s', (_, text, lines, size) => {
  const fitted = fitText(text, measure, box);
  expect(fitted.lines).toEqual(lines);
  expect(Math.floor(fitted.size)).toBe(size);
});

test.each([
  ['a word', 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(20)],
  ['many words', 'a garden party '.repeat(200)],
  ['families of several code points', '👨‍👩‍👧‍👦'.repeat(200)],
])('%s without room is cut at the smallest size, and says so', (_, text) => {
  const { lines, size } = fitText(text, measure, box);
  expect([lines.length, size]).toEqual([6, 10]);
  expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(10);
  expect(lines.at(-1)).toMatch(/…$/);
  expect(lines.join('')).not.toMatch(/\u200D(?!.)/u);
});
