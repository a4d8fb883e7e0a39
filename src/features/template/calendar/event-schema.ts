import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { getDay, isTime } from './calendar-time.ts';

const text = (most: number) =>
  v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(most, msg`Please enter a shorter text`.id));
const time = v.pipe(v.optional(v.string(), ''), v.check(isTime, msg`Enter a date and a time`.id));

export const categories = ['planning', 'supplier', 'celebration'] as const;

/** The form of an appointment. Whole days ignore the times. */
export const eventSchema = v.pipe(
  v.object({
    title: v.pipe(text(120), v.nonEmpty(msg`Enter a title`.id)),
    allDay: v.optional(v.literal('on')),
    start: time,
    end: time,
    category: v.picklist(categories),
    location: text(200),
    notes: text(2000),
  }),
  v.forward(
    v.partialCheck(
      [['allDay'], ['start'], ['end']],
      // These texts sort like their times.
      ({ allDay, start, end }) => (allDay === 'on' ? getDay(end) >= getDay(start) : end > start),
      msg`The end must be after the start`.id,
    ),
    ['end'],
  ),
);
