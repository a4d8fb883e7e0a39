import { expect, test } from 'vitest';
import { asInput, parseReminder, readReminder } from './reminder.ts';

test.each(['2031-05-14T08:30:00.000Z', '2026-03-29T00:59:00.000Z', '2026-10-25T12:00:00.000Z'])(
  '[F76] %s survives a round trip through the input',
  (reminder) => {
    expect(parseReminder(asInput(reminder))).toBe(reminder);
  },
);

test('[F30] an invalid date is not a reminder', () => {
  expect(asInput(null)).toBe('');
  expect(asInput('tomorrow, perhaps')).toBe('');
  expect(parseReminder('')).toBeNull();
  expect(parseReminder('31/12')).toBeNull();
  expect(readReminder('tomorrow, perhaps', 0)).toBeUndefined();
});

test('a reminder has passed after its time', () => {
  const at = Date.parse('2026-05-14T08:30:00.000Z');
  expect(readReminder('2026-05-14T08:30:00.000Z', at)).toMatchObject({ hasPassed: false });
  expect(readReminder('2026-05-14T08:30:00.000Z', at + 1)).toMatchObject({ hasPassed: true });
});
