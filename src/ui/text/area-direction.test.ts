import { expect, test } from 'vitest';
import { getAreaDirection } from './area-direction.ts';

test('the direction of a text is found per paragraph, and once for a long one', () => {
  expect(getAreaDirection('')).toEqual({ dir: 'auto', style: {} });
  expect(getAreaDirection('x'.repeat(10_000))).toEqual({ dir: 'auto', style: {} });
  expect(getAreaDirection('x'.repeat(10_001))).toEqual({ dir: 'auto', style: { unicodeBidi: 'isolate' } });
});
