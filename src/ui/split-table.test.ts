import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunkSize, splitTable } from './split-table.ts';

test('[F60] the parts contain every row once, in order, and each rendered part is a chunk', () => {
  fc.assert(
    fc.property(fc.nat(120_000), fc.array(fc.nat(120_000), { maxLength: 6 }), (count, rows) => {
      const drawn = rows.map((row) => row - (row % chunkSize));
      const parts = splitTable(count, drawn);
      let next = 0;
      for (const { start, end } of parts) {
        expect(start).toBe(next);
        expect(end).toBeGreaterThan(start);
        expect(end - start).toBeLessThanOrEqual(drawn.includes(start) ? chunkSize : count);
        next = end;
      }
      expect(next).toBe(count);
    }),
  );
});

test('100,000 rows have hardly more parts than 1,000', () => {
  expect(splitTable(1_000, [0]).length).toBeLessThan(32);
  expect(splitTable(100_000, [0]).length).toBeLessThan(64);
});
