import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { isDay } from './calendar-time.ts';

const text = (most: number) =>
  v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(most, msg`Please enter a shorter text`.id));
const day = v.pipe(v.optional(v.string(), ''), v.check(isDay, msg`Enter a date`.id));
const clock = v.pipe(v.optional(v.string(), ''), v.regex(/^(\d\d:\d\d)?$/, msg`Enter a time`.id));

export const categories = ['planning', 'supplier', 'celebration'] as const;

/** Whether a required time is present. The fields of all-day events are hidden, so they are not required. */
const hasTime = ({ allDay }: { allDay?: 'on' | undefined }, clockTime: string) =>
  allDay === 'on' || clockTime !== '';

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
      [['allDay'], ['startTime']],
      (form) => hasTime(form, form.startTime),
      msg`Enter a time`.id,
    ),
    ['startTime'],
  ),
  v.forward(
    v.partialCheck([['allDay'], ['endTime']], (form) => hasTime(form, form.endTime), msg`Enter a time`.id),
    ['endTime'],
  ),
  v.forward(
    v.partialCheck(
      [['allDay'], ['startDay'], ['startTime'], ['endDay'], ['endTime']],
      ({ allDay, startDay, startTime, endDay, endTime }) => {
        if (allDay === 'on') return endDay >= startDay;
        // A missing time has its own message.
        return startTime === '' || endTime === '' || `${endDay}T${endTime}` > `${startDay}T${startTime}`;
      },
      msg`The end must be after the start`.id,
    ),
    ['endDay'],
  ),
);
