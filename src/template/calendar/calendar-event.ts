import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { textUpTo } from '../../forms/text-rule.ts';
import { addDays, addMinutes, countMinutes, type Day, getDay, isTime, type Time } from './calendar-time.ts';
import { mutationOptions } from '@tanstack/react-query';
import type { CalendarEvent } from '../api/template.gen.ts';
import type { TemplateScope } from '../api/use-template-api.ts';
import { calendarEventsQuery } from './queries.ts';

/** The times of an appointment as FullCalendar has them: whole days end on the day after the last one. */
export const toDates = ({ start, end, allDay }: CalendarEvent) =>
  allDay ? { allDay, start: getDay(start), end: addDays(getDay(end), 1) } : { allDay, start, end };

interface Moved {
  allDay: boolean;
  startStr: string;
  /** Empty for one day or hour, after a move between whole days and hours. */
  endStr: string;
}

/** An appointment where FullCalendar has moved it. Whole days keep their hidden times. */
export function fromDates(event: CalendarEvent, { allDay, startStr, endStr }: Moved): CalendarEvent {
  const start = startStr.slice(0, 16);
  if (!allDay) return { ...event, allDay, start, end: endStr ? endStr.slice(0, 16) : addMinutes(start, 60) };
  const lastDay = endStr ? addDays(getDay(endStr), -1) : getDay(start);
  return {
    ...event,
    allDay,
    start: `${getDay(start)}${event.start.slice(10)}`,
    end: `${lastDay}${event.end.slice(10)}`,
  };
}

/** Whether an appointment ends after it starts. Whole days ignore the times. These texts sort like their times. */
const isInOrder = (start: Time, end: Time, allDay: boolean) =>
  allDay ? getDay(end) >= getDay(start) : end > start;

/**
 * The end for a new start: the same one while it is after the start, otherwise as much later as it was before.
 * @param before the times before the start was changed
 */
export function moveEnd(before: { start: Time; end: Time }, start: Time, allDay: boolean): Time {
  const { end } = before;
  if (![before.start, end, start].every(isTime) || isInOrder(start, end, allDay)) return end;
  const days = countMinutes(getDay(before.start), getDay(end)) / 1440;
  if (allDay) return `${addDays(getDay(start), Math.max(0, days))}${end.slice(10)}`;
  const minutes = countMinutes(before.start, end);
  return addMinutes(start, minutes > 0 ? minutes : 60);
}

/** The days of an event of the product. */
export const findDays = (events: readonly CalendarEvent[], eventId: string): Day[] =>
  events.filter((event) => event.eventId === eventId).map(({ start }) => getDay(start));

interface NewEvent {
  /** The first day, or the start time. */
  at: string;
  /** The last day, or the last hour. */
  until?: string | undefined;
  /** The product event for which it is added. */
  product?: { id: string; name: string } | undefined;
}

/** The fields of a new event: some hours, the morning of one day, or several whole days. */
export function createAppointment({ at, until, product }: NewEvent): CalendarEvent {
  const start = at.length === 10 ? `${at}T09:00` : at;
  const lastHour = until !== undefined && until.length > 10 && until > start ? until : start;
  const event: CalendarEvent = {
    id: '',
    title: '',
    start,
    end: addMinutes(lastHour, 60),
    allDay: false,
    category: 'planning',
    location: '',
    notes: '',
  };
  if (product)
    return { ...event, title: product.name, eventId: product.id, allDay: true, category: 'celebration' };
  if (until?.length === 10 && until > at) return { ...event, allDay: true, end: `${until}T10:00` };
  return event;
}

const time = v.pipe(v.optional(v.string(), ''), v.check(isTime, msg`Enter a date and a time`.id));

export const appointmentCategories = ['planning', 'supplier', 'celebration'] as const;

/** The form of an appointment. Whole days ignore the times. */
export const appointmentSchema = v.pipe(
  v.object({
    title: v.pipe(textUpTo(120), v.nonEmpty(msg`Enter a title`.id)),
    allDay: v.optional(v.literal('on')),
    start: time,
    end: time,
    category: v.picklist(appointmentCategories),
    location: textUpTo(200),
    notes: textUpTo(2000),
  }),
  v.forward(
    v.partialCheck(
      [['allDay'], ['start'], ['end']],
      ({ allDay, start, end }) => isInOrder(start, end, allDay === 'on'),
      msg`The end must be after the start`.id,
    ),
    ['end'],
  ),
);

/** addCalendarEvent for an event without an id, updateCalendarEvent otherwise. */
export const saveEvent = ({ templateApi, queryClient }: TemplateScope) =>
  mutationOptions({
    // One change at a time, so that the last one is also the last to reach the server.
    scope: { id: 'calendar' },
    mutationFn: ({ id, ...fields }: CalendarEvent) =>
      id === ''
        ? templateApi.POST('/api/calendar-app/add-event', { body: fields })
        : templateApi.POST('/api/calendar-app/update-event', { body: { ...fields, id } }),
    onSettled: () => queryClient.invalidateQueries(calendarEventsQuery(templateApi)),
  });

/** removeCalendarEvent. */
export const removeEvent = ({ templateApi, queryClient }: TemplateScope) =>
  mutationOptions({
    async mutationFn(events: readonly { id: string }[]) {
      for (const { id } of events)
        await templateApi.POST('/api/calendar-app/remove-event', { body: { id }, parseAs: 'text' });
    },
    // Not awaited: the form is still there to close itself.
    onSettled: () => void queryClient.invalidateQueries(calendarEventsQuery(templateApi)),
  });
