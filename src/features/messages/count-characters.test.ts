import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
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

test('[F36] for any combination the count equals that of the segmenter', () => {
  const whole = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const awkward = [
    '\r',
    '\n',
    'e',
    '\u0301',
    '©',
    '\u200D',
    '\uFE0F',
    '1',
    '\u20E3',
    '\u0628',
    '\u064E',
    '\u0600',
  ];
  const emoji = ['👩', '🏽', '🇹', '🇷', '\u1100', '\u1161', '\u0915', '\u094D', '\u00AD', '\u2026', '\uD800'];
  const unit = fc.oneof(
    fc.constantFrom(...awkward, ...emoji),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 60 }), (units) => {
      const text = units.join('');
      expect(countCharacters(text)).toBe([...whole.segment(text)].length);
    }),
  );
});

test('only the parts of a long text that may join are segmented', () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  const letters = 'Sevgili dostlar, “görüşmek” üzere…\nيسرنا حضوركم. '.repeat(4000);
  expect(countCharacters(`${letters}👨‍👩‍👧!`)).toBe(letters.length + 2);
  const segmented = segment.mock.calls.map(([piece]) => piece);
  segment.mockRestore();
  expect(segmented).toEqual([' 👨‍👩‍👧!']);
});
