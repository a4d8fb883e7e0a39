import { expect, test } from 'vitest';
import { asInput, fromInput, readReminder } from './reminder.ts';

test.each(['2031-05-14T08:30:00.000Z', '2026-03-29T00:59:00.000Z', '2026-10-25T12:00:00.000Z'])(
  '[F76] %s comes back from the input as it went in',
  (reminder) => {
    expect(fromInput(asInput(reminder))).toBe(reminder);
  },
);

test('[F30] what is no date is no reminder', () => {
  expect(asInput(null)).toBe('');
  expect(asInput('tomorrow, perhaps')).toBe('');
  expect(fromInput('')).toBeNull();
  expect(fromInput('31/12')).toBeNull();
  expect(readReminder('tomorrow, perhaps', 0)).toBeUndefined();
});

test('a reminder has passed once its moment is behind', () => {
  const at = Date.parse('2026-05-14T08:30:00.000Z');
  expect(readReminder('2026-05-14T08:30:00.000Z', at)).toMatchObject({ hasPassed: false });
  expect(readReminder('2026-05-14T08:30:00.000Z', at + 1)).toMatchObject({ hasPassed: true });
});
