import { expect, test } from 'vitest';
import { computeVisibleRows } from './visible-rows.ts';

const card = { width: 436, height: 234 };
const place = { top: 140, width: 952, windowHeight: 900 };

test('only the rows near the window are rendered, however many events there are', () => {
  expect(computeVisibleRows(5_000, place, card)).toEqual({ columns: 2, from: 0, to: 7 });
  const far = computeVisibleRows(5_000, { ...place, top: -100_000 }, card);
  expect(far.to - far.from).toBeLessThan(12);
});

test('the last row is never exceeded, and a narrow window has one column', () => {
  expect(computeVisibleRows(3, { ...place, width: 300 }, card)).toEqual({ columns: 1, from: 0, to: 3 });
  expect(computeVisibleRows(3, { ...place, top: -1e9 }, card)).toEqual({ columns: 2, from: 2, to: 2 });
  expect(computeVisibleRows(0, place, card)).toEqual({ columns: 2, from: 0, to: 0 });
});
