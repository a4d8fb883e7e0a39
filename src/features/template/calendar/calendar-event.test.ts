import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { listComplaints } from '../../../forms/test-complaints.ts';
import {
  chooseDrawn,
  createEvent,
  findDays,
  getEventsOfDay,
  isWholeDays,
  layOutDay,
  moveEvent,
  resizeEvent,
} from './calendar-event.ts';
import { addDays, addMonths, getFirstDay, getMonthWeeks, getWeek, isDay, isTime } from './calendar-time.ts';
import { eventSchema } from './event-schema.ts';
import { calendarSearch } from './schema.ts';

const event = (id: string, start: string, end: string, allDay = false) => ({
  ...createEvent({ at: '2026-11-21' }),
  id,
  start: `2026-11-${start}`,
  end: `2026-11-${end}`,
  allDay,
});
const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id).join(' ');

class FirefoxLocale {
  language;
  constructor(tag: string) {
    this.language = tag;
  }
}

test.each([
  ['en', '2026-11-15'],
  ['tr', '2026-11-16'],
  ['ar', '2026-11-21'],
])('in %s the week of 21 November 2026 begins on %s', (locale, first) => {
  expect(getWeek('2026-11-21', getFirstDay(locale))[0]).toBe(first);
  // Firefox's Intl.Locale knows nothing of weeks.
  vi.stubGlobal('Intl', { Locale: FirefoxLocale });
  expect(getWeek('2026-11-21', getFirstDay(locale))[0]).toBe(first);
  vi.unstubAllGlobals();
});

test.each(['2026-11-01', '2026-02-28', '2028-02-29', '2026-12-31'])(
  'the month of %s is shown as a whole',
  (day) => {
    for (const firstDay of [0, 1, 6]) {
      const days = getMonthWeeks(day, firstDay).flat();
      expect(days[0]).toBe(getWeek(addMonths(day, 0), firstDay)[0]);
      expect(days).toContain(addDays(addMonths(day, 1), -1));
      expect(new Set(days).size).toBe(days.length);
    }
  },
);

test.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['today', false],
  ['2026-13-01', false],
  // Outside this range, a month would have no end and a week no beginning.
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2999-12-31', true],
  ['3000-01-01', false],
  ['9999-12-31', false],
])('[F30] %s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  ['2026-02-28T23:59', true],
  ['2026-02-28T24:00', false],
  ['2026-02-28T9:00', false],
  ['2026-02-30T09:00', false],
  ['10000-01-01T09:00', false],
  ['2026-02-28', false],
])('[F30] %s is a time: %s', (text, expected) => {
  expect(isTime(text)).toBe(expected);
});

test('[F30] invalid days and times in the address are ignored', () => {
  const odd = { view: 'year', day: '9999-12-31', at: '2026-99-99', until: '2026-11-21T99:00', event: '<b>' };
  expect(v.parse(calendarSearch, odd)).toEqual({ view: 'month' });
});

test('a day begins with its all-day events, and an end at midnight belongs to the day before', () => {
  const events = [
    event('late', '21T20:00', '22T00:00'),
    event('early', '21T08:00', '21T09:00'),
    event('fair', '20T00:00', '22T00:00', true),
  ];
  expect(ids(getEventsOfDay(events, '2026-11-21'))).toBe('fair early late');
  expect(ids(getEventsOfDay(events, '2026-11-22'))).toBe('fair');
});

test('a day of the month draws its first appointments, and the one that was moved last', () => {
  const events = ['a', 'b', 'c', 'd', 'e'].map((id) => event(id, '21T09:00', '21T10:00'));
  expect(ids(chooseDrawn(events, 3, undefined))).toBe('a b c');
  expect(ids(chooseDrawn(events, 3, 'b'))).toBe('a b c');
  expect(ids(chooseDrawn(events, 3, 'e'))).toBe('a b e');
  expect(ids(chooseDrawn(events, 3, 'gone'))).toBe('a b c');
});

test('a party that ends after midnight is shown at its hours on both days; one of 24 hours is an all-day event', () => {
  const party = event('party', '21T21:00', '22T02:00');
  expect(isWholeDays(party)).toBe(false);
  const slots = ['2026-11-21', '2026-11-22'].flatMap((day) => layOutDay([party], day));
  expect(slots.map(({ from, to }) => [from, to])).toEqual([
    [1260, 1440],
    [0, 120],
  ]);
  expect(isWholeDays(event('long', '21T21:00', '22T21:00'))).toBe(true);
});

test('events at the same time are side by side, and later ones reuse a free column', () => {
  const events = [
    event('a', '21T09:00', '21T11:00'),
    event('b', '21T09:30', '21T10:00'),
    event('c', '21T10:00', '21T11:00'),
    event('d', '21T11:00', '21T12:00'),
  ];
  expect(
    layOutDay(events, '2026-11-21').map(({ event: { id }, column, columns }) => [id, column, columns]),
  ).toEqual([
    ['a', 0, 2],
    ['b', 1, 2],
    ['c', 1, 2],
    ['d', 0, 1],
  ]);
});

test('a moved event keeps its length, also across the end of a month', () => {
  expect(moveEvent(event('a', '30T23:00', '30T23:30'), { days: 1, minutes: 60 })).toMatchObject({
    start: '2026-12-02T00:00',
    end: '2026-12-02T00:30',
  });
});

test('an event never becomes shorter than a quarter of an hour, or a day', () => {
  expect(resizeEvent(event('a', '21T09:00', '21T10:00'), { minutes: -600 }).end).toBe('2026-11-21T09:15');
  expect(resizeEvent(event('a', '21T00:00', '22T00:00', true), { days: -5 }).end).toBe('2026-11-21T00:00');
});

test.each([
  [{ at: '2026-11-21' }, '2026-11-21T09:00', '2026-11-21T10:00', false],
  [{ at: '2026-11-21', until: '2026-11-23' }, '2026-11-21T09:00', '2026-11-23T10:00', true],
  [{ at: '2026-11-21T14:00' }, '2026-11-21T14:00', '2026-11-21T15:00', false],
  [{ at: '2026-11-21T14:00', until: '2026-11-21T16:00' }, '2026-11-21T14:00', '2026-11-21T17:00', false],
  [{ at: '2026-11-21T14:00', until: '2026-11-20T16:00' }, '2026-11-21T14:00', '2026-11-21T15:00', false],
])('a new event for %j is from %s to %s', (range, start, end, allDay) => {
  expect(createEvent(range)).toMatchObject({ start, end, allDay });
});

test('an event of the product gets a whole day, and is found by its id', () => {
  const created = createEvent({ at: '2026-11-21', product: { id: 'e1', name: 'Dinner' } });
  expect(created).toMatchObject({ title: 'Dinner', eventId: 'e1', allDay: true });
  expect(findDays([createEvent({ at: '2026-11-20' }), created], 'e1')).toEqual(['2026-11-21']);
});

const form = {
  title: 'Tasting',
  startDay: '2026-11-21',
  startTime: '09:00',
  endDay: '2026-11-21',
  endTime: '10:00',
  category: 'planning',
  location: '',
  notes: '',
};
test.each([
  [{}, []],
  [{ startTime: '' }, ['startTime']],
  [{ endTime: '' }, ['endTime']],
  // The times of all-day events are hidden.
  [{ allDay: 'on', startTime: '', endTime: '' }, []],
  [{ endTime: '09:00' }, ['endDay']],
  [{ allDay: 'on', endDay: '2026-11-20' }, ['endDay']],
  [{ startDay: '1026-11-21' }, ['startDay']],
])('the form of an appointment with %j shows %j', (change, fields) => {
  expect(Object.keys(listComplaints(eventSchema, { ...form, ...change }))).toEqual(fields);
});
