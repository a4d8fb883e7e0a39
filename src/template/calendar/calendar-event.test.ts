import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { listComplaints } from '../../forms/test-complaints.ts';
import {
  appointmentSchema,
  createAppointment,
  findDays,
  fromDates,
  moveEnd,
  toDates,
} from './calendar-event.ts';
import { getFirstDay, getWeekStart, isDay, isTime } from './calendar-time.ts';
import { calendarSearch } from './queries.ts';

const event = (id: string, start: string, end: string, allDay = false) => ({
  ...createAppointment({ at: '2026-11-21' }),
  id,
  start: `2026-11-${start}`,
  end: `2026-11-${end}`,
  allDay,
});
class FirefoxLocale {
  language;
  constructor(tag: string) {
    this.language = tag.slice(0, 2);
  }
}

test.each([
  ['en', '2026-11-15'],
  ['tr', '2026-11-16'],
  ['ar', '2026-11-21'],
  ['ar-u-ca-gregory-nu-latn', '2026-11-21'],
  ['en-GB', '2026-11-16'],
  ['en-AU', '2026-11-16'],
  ['en-US', '2026-11-15'],
  ['en-CA', '2026-11-15'],
])('in %s the week of 21 November 2026 begins on %s', (locale, first) => {
  expect(getWeekStart('2026-11-21', getFirstDay(locale))).toBe(first);
  // Firefox's Intl.Locale knows nothing of weeks.
  vi.stubGlobal('Intl', { Locale: FirefoxLocale });
  expect(getWeekStart('2026-11-21', getFirstDay(locale))).toBe(first);
});

test('[F30] days and times are those of the calendar, from 1900 to 2999', () => {
  const days = ['2026-02-28', '1900-01-01', '2999-12-31'];
  // Outside this range, a month would have no end and a week no beginning.
  const noDays = ['2026-02-30', 'today', '2026-13-01', '1899-12-31', '3000-01-01'];
  expect([...days, ...noDays].filter(isDay)).toEqual(days);
  const noTimes = ['2026-02-28T9:00', '2026-02-30T09:00', '2026-02-28'];
  expect(['2026-02-28T23:59', ...noTimes].filter(isTime)).toEqual(['2026-02-28T23:59']);
});

test('[F30] invalid days and times in the address are ignored', () => {
  const odd = { view: 'year', day: '9999-12-31', at: '2026-99-99', until: '2026-11-21T99:00', event: '<b>' };
  expect(v.parse(calendarSearch, odd)).toEqual({});
});

test.each([
  [{ at: '2026-11-21' }, '2026-11-21T09:00', '2026-11-21T10:00', false],
  [{ at: '2026-11-21', until: '2026-11-23' }, '2026-11-21T09:00', '2026-11-23T10:00', true],
  [{ at: '2026-11-21T14:00' }, '2026-11-21T14:00', '2026-11-21T15:00', false],
  [{ at: '2026-11-21T14:00', until: '2026-11-21T16:00' }, '2026-11-21T14:00', '2026-11-21T17:00', false],
  [{ at: '2026-11-21T14:00', until: '2026-11-20T16:00' }, '2026-11-21T14:00', '2026-11-21T15:00', false],
])('a new event for %j is from %s to %s', (range, start, end, allDay) => {
  expect(createAppointment(range)).toMatchObject({ start, end, allDay });
});

test.each([
  [false, '2026-11-21T22:00:00Z', '2026-11-22T03:00:00Z', '2026-11-21T22:00', '2026-11-22T03:00'],
  [false, '2026-11-23T08:00:00Z', '', '2026-11-23T08:00', '2026-11-23T09:00'],
  [true, '2026-11-22', '2026-11-24', '2026-11-22', '2026-11-24'],
  [true, '2026-11-22', '', '2026-11-22', '2026-11-23'],
])('whole days: %s, from %s to %s, is shown from %s to %s', (allDay, startStr, endStr, start, end) => {
  const moved = fromDates(event('a', '21T21:00', '22T02:00'), { allDay, startStr, endStr });
  expect(toDates(moved)).toEqual({ allDay, start, end });
});

test('an event of the product gets a whole day, and is found by its id', () => {
  const created = createAppointment({ at: '2026-11-21', product: { id: 'e1', name: 'Dinner' } });
  expect(created).toMatchObject({ title: 'Dinner', eventId: 'e1', allDay: true });
  expect(findDays([createAppointment({ at: '2026-11-20' }), created], 'e1')).toEqual(['2026-11-21']);
});

test.each([
  ['21T09:00', '21T11:30', '21T10:00', false, '21T11:30'],
  ['21T09:00', '21T11:30', '21T11:30', false, '21T14:00'],
  ['21T09:00', '21T11:30', '23T22:00', false, '24T00:30'],
  ['21T09:00', '21T08:00', '22T10:00', false, '22T11:00'],
  ['21T09:00', '22T08:00', '22T10:00', true, '22T08:00'],
  ['21T09:00', '23T08:00', '25T10:00', true, '27T08:00'],
  ['21T19:00', '21T02:00', '21T19:00', false, '21T20:00'],
])('from %s to %s, a start at %s (all day: %s) moves the end to %s', (start, end, next, allDay, moved) => {
  const before = { start: `2026-11-${start}`, end: `2026-11-${end}` };
  expect(moveEnd(before, `2026-11-${next}`, allDay)).toBe(`2026-11-${moved}`);
});

test('an incomplete start or end moves nothing', () => {
  const before = { start: '2026-11-21T09:00', end: '2026-11-21T10:00' };
  expect(moveEnd(before, '', false)).toBe(before.end);
  expect(moveEnd({ ...before, end: '' }, '2026-11-22T09:00', false)).toBe('');
});

const form = {
  title: 'Tasting',
  start: '2026-11-21T09:00',
  end: '2026-11-21T10:00',
  category: 'planning',
  location: '',
  notes: '',
};
test.each([
  [{}, []],
  [{ start: '' }, ['start']],
  [{ end: '2026-11-21T09:00' }, ['end']],
  [{ allDay: 'on', end: '2026-11-21T09:00' }, []],
  [{ allDay: 'on', end: '2026-11-20T10:00' }, ['end']],
  [{ start: '1026-11-21T09:00' }, ['start']],
])('the form of an appointment with %j shows %j', (change, fields) => {
  expect(Object.keys(listComplaints(appointmentSchema, { ...form, ...change }))).toEqual(fields);
});
