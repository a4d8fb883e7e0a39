import { expect, test } from 'vitest';
import { takeOut } from './guard.ts';

test('a guard is taken out where it stands once, and nowhere else', () => {
  expect(takeOut('if (isOld) return;\nsave();', { from: 'if (isOld) return;', to: '' })).toBe('\nsave();');
  expect(() => takeOut('save();', { from: 'isOld', to: '' })).toThrow('not in the file any more');
  expect(() => takeOut('a a a', { from: 'a', to: '' })).toThrow('3 times');
});
