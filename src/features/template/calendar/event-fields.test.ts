import { expect, test } from 'vitest';
import { asFormTexts, asTexts, describeTimes, getFields } from './event-fields.ts';

const party = {
  id: 'party',
  title: 'Party',
  start: '2026-12-03T14:00',
  end: '2026-12-03T15:30',
  allDay: false,
  category: 'celebration' as const,
  location: '',
  notes: '',
};
const getTexts = (changes: Partial<typeof party>) => asTexts(getFields({ ...party, ...changes }));

test('the form has a field for each day and time', () => {
  expect(asFormTexts(getTexts({}))).toMatchObject({
    allDay: '',
    startDay: '2026-12-03',
    startTime: '14:00',
    endDay: '2026-12-03',
    endTime: '15:30',
  });
  expect(asFormTexts(getTexts({ allDay: true })).allDay).toBe('on');
});

test.each([
  [{}, 'Dec 3, 2026, 2:00 – 3:30 PM'],
  [{ end: '2026-12-04T01:00' }, 'Dec 3, 2026, 2:00 PM – Dec 4, 2026, 1:00 AM'],
  [{ allDay: true }, 'Dec 3, 2026'],
  [{ allDay: true, end: '2026-12-05T10:00' }, 'Dec 3 – 5, 2026'],
])('the times of %o are %s', (changes, shown) => {
  const spaces = /[\u2009\u202F]/gu;
  expect(describeTimes(getTexts(changes).times, 'en').replaceAll(spaces, ' ')).toBe(shown);
});
