import { expect, test } from 'vitest';
import { readGridKey } from './grid-keys.ts';

const month = { firstDay: 0, isRightToLeft: false, hasHours: false };
const week = { ...month, hasHours: true };

test.each([
  ['PageDown', false, '2026-01-31', '2026-02-28'],
  ['PageUp', false, '2026-03-31', '2026-02-28'],
  ['PageDown', true, '2028-02-29', '2029-02-28'],
  ['ArrowRight', false, '2026-12-31', '2027-01-01'],
  // The calendar ends there.
  ['ArrowRight', false, '2999-12-31', undefined],
  ['PageUp', true, '1900-06-15', undefined],
  ['a', false, '2026-01-31', undefined],
])('in the month, %s (with Shift: %s) leads from %s to %s', (key, shiftKey, day, expected) => {
  expect(readGridKey({ key, shiftKey }, { day, row: 0 }, month)?.day).toBe(expected);
});

test.each([
  ['ArrowUp', 1, '2026-01-31', 0],
  ['ArrowDown', 0, '2026-01-31', 1],
  ['ArrowRight', 0, '2026-02-01', 0],
  ['PageDown', 1, '2026-02-07', 1],
])('in the hours, %s leads from row %i to %s, row %i', (key, row, day, nextRow) => {
  expect(readGridKey({ key, shiftKey: false }, { day: '2026-01-31', row }, week)).toEqual({
    day,
    row: nextRow,
  });
});
