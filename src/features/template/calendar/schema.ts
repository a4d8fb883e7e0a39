import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { isDay } from './calendar-time.ts';

export const calendarViews = ['month', 'week', 'day', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

const optional = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

const time = optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/)));

/**
 * The search parameters of the calendar. `event` is the open one, or `new` with the time `at` which it starts.
 * Without a day the calendar shows today.
 */
export const calendarSearch = v.object({
  view: v.fallback(v.optional(v.picklist(calendarViews), 'month'), 'month'),
  day: optional(v.pipe(v.string(), v.check(isDay))),
  event: optional(v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/))),
  /** The event of the product whose day a new event is. */
  about: optional(v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/))),
  at: time,
  /** The last day or hour that a new event has. */
  until: time,
});
export type CalendarSearch = v.InferOutput<typeof calendarSearch>;

const text = (most: number) =>
  v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(most, msg`Please enter a shorter text`.id));
const day = v.pipe(v.optional(v.string(), ''), v.check(isDay, msg`Enter a date`.id));
const clock = v.pipe(v.optional(v.string(), ''), v.regex(/^\d\d:\d\d$/, msg`Enter a time`.id));

export const categories = ['planning', 'supplier', 'celebration'] as const;

/** The form of an appointment. Whole days ignore the times. */
export const eventSchema = v.pipe(
  v.object({
    title: v.pipe(text(120), v.nonEmpty(msg`Enter a title`.id)),
    allDay: v.optional(v.literal('on')),
    startDay: day,
    startTime: clock,
    endDay: day,
    endTime: clock,
    category: v.picklist(categories),
    location: text(200),
    notes: text(2000),
  }),
  v.forward(
    v.partialCheck(
      [['allDay'], ['startDay'], ['startTime'], ['endDay'], ['endTime']],
      ({ allDay, startDay, startTime, endDay, endTime }) =>
        allDay === 'on' ? endDay >= startDay : `${endDay}T${endTime}` > `${startDay}T${startTime}`,
      msg`The end must be after the start`.id,
    ),
    ['endDay'],
  ),
);
