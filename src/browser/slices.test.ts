import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortInSlices } from './slices.ts';

test('sorting in slices gives the order of a sort at once, equal items included', async () => {
  const compare = (one: { key: number }, other: { key: number }) => one.key - other.key;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 2600, size: 'max' }),
      async (keys) => {
        const items = keys.map((key, at) => ({ key, at }));
        expect(await sortInSlices(items, compare)).toEqual(items.toSorted(compare));
      },
    ),
    { numRuns: 20 },
  );
});

test('a stopped sort throws the reason', async () => {
  const items = Array.from({ length: 200_000 }, (_, at) => String(at));
  const { compare } = new Intl.Collator('en', { numeric: true });
  await expect(sortInSlices(items, compare, AbortSignal.abort('stopped'))).rejects.toBe('stopped');
});
