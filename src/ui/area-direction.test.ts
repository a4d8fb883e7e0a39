import { expect, test } from 'vitest';
import { areaDirection } from './area-direction.ts';

test('the direction of a text is found per paragraph, and once for a long one', () => {
  expect(areaDirection('')).toEqual({ dir: 'auto', style: {} });
  expect(areaDirection('x'.repeat(10_000))).toEqual({ dir: 'auto', style: {} });
  expect(areaDirection('x'.repeat(10_001))).toEqual({ dir: 'auto', style: { unicodeBidi: 'isolate' } });
});
