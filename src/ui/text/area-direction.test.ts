import { expect, test } from 'vitest';
import { getAreaDirection } from './area-direction.ts';

test('a text’s direction is found per paragraph, once if long', () => {
  expect(getAreaDirection('')).toEqual({ dir: 'auto', style: {} });
  expect(getAreaDirection('x'.repeat(10_000))).toEqual({ dir: 'auto', style: {} });
  expect(getAreaDirection('x'.repeat(10_001))).toEqual({ dir: 'auto', style: { unicodeBidi: 'isolate' } });
});
