import { expect, test } from 'vitest';
import { findLookAlikes } from './look-alikes.ts';

test('[F34] a twin with an invisible or foreign letter is found, together with its original', () => {
  const twins = ['Ayla Demir', 'Ay\u200Bla Demir', '\u0410yla Demir'];
  expect(findLookAlikes([...twins, 'Ada Byron'])).toEqual(new Set(twins));
});

test('the same name twice is not a look-alike, nor are empty names', () => {
  expect(findLookAlikes(['Ayla Demir', 'Ayla Demir', '', '', 'Layla'])).toEqual(new Set());
});
