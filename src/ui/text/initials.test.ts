import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { getInitials, getTint } from './initials.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['Yusuf & Hana Haddad', 'YH'],
  ['ada', 'A'],
  ['  (The) Lindqvists ', 'TL'],
  ['👩‍👩‍👧 Ada', 'A'],
  ['Ǻsa', 'Ǻ'],
  ['سلمى الخطيب', 'س'],
  ['The neighbours at 14', 'T1'],
  ['\u202eevil', 'E'],
  ['', ''],
  ['—', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});

test('any name has at most two graphemes as initials, and a stable tint', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const tint = getTint(name, 5);
      expect(tint).toBe(getTint(name, 5));
      expect(tint).toBeGreaterThanOrEqual(0);
      expect(tint).toBeLessThan(5);
      expect(getInitials(name).split(' ')).toHaveLength(1);
    }),
  );
});
