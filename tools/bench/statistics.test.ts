import { expect, test } from 'vitest';
import { median, percentile, ratiosOfPairs, spread } from './statistics.ts';

test('the median is the middle value, or between the two middle ones', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([40, 10, 20, 30])).toBe(25);
});

test('a percentile is interpolated between its neighbours', () => {
  expect(percentile([0, 10, 20, 30, 40], 0.9)).toBe(36);
  expect(percentile([7], 0.25)).toBe(7);
});

test('the values themselves keep their order', () => {
  const values = [3, 1, 2];
  expect(spread(values)).toEqual({ least: 1, median: 2, greatest: 3 });
  expect(values).toEqual([3, 1, 2]);
});

test('one disturbed run does not change the ratio', () => {
  expect(median(ratiosOfPairs([120, 120, 9000], [100, 100, 100]))).toBe(1.2);
});

test('no values have no median', () => {
  expect(() => median([])).toThrow(RangeError);
});
