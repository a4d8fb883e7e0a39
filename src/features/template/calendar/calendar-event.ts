import type { CalendarEvent } from '../../../api/template.gen.ts';
import {
  addDays,
  addMinutes,
  type Day,
  getDay,
  getMinutes,
  getMonthWeeks,
  getWeek,
} from './calendar-time.ts';
import type { CalendarView } from './schema.ts';

/** The last day of an event. One that ends at midnight does not reach into the next day. */
const getLastDay = ({ start, end, allDay }: CalendarEvent): Day =>
  !allDay && end > start && end.endsWith('T00:00') ? getDay(addMinutes(end, -1)) : getDay(end);

/**
 * Whether an event is shown in the all-day row: it lasts all day, or at least 24 hours. A party may end after midnight.
 */
export const isWholeDays = ({ allDay, start, end }: CalendarEvent) =>
  // Most events end on the day of their start; dates are parsed only for the others.
  allDay || (getDay(end) > getDay(start) && end >= addMinutes(start, 1440));

/** The events of a day: all-day events first, then by start, longer ones first. */
export const getEventsOfDay = (events: readonly CalendarEvent[], day: Day) =>
  events.filter((event) => getDay(event.start) <= day && getLastDay(event) >= day).sort(compareEvents);

/**
 * The events that a day of the month has room for. The one that was moved last is one of them: it keeps the focus.
 */
export function chooseDrawn(events: readonly CalendarEvent[], atMost: number, movedId: string | undefined) {
  const moved = events.slice(atMost).find(({ id }) => id === movedId);
  return moved ? [...events.slice(0, atMost - 1), moved] : events.slice(0, atMost);
}

const compareEvents = (one: CalendarEvent, other: CalendarEvent) =>
  Number(isWholeDays(other)) - Number(isWholeDays(one)) ||
  compareTimes(one.start, other.start) ||
  compareTimes(other.end, one.end);

/** Times sort as plain text: a collator gives the same order and is much slower. */
const compareTimes = (one: string, other: string) => Number(one > other) - Number(one < other);

/** An event moved by days and minutes; its length stays. */
export const moveEvent = (event: CalendarEvent, { days = 0, minutes = 0 }): CalendarEvent => ({
  ...event,
  start: addMinutes(event.start, days * 1440 + minutes),
  end: addMinutes(event.end, days * 1440 + minutes),
});

/** An event with another end: at least 15 minutes, or one day for all-day events. */
export function resizeEvent(event: CalendarEvent, { days = 0, minutes = 0 }): CalendarEvent {
  const end = addMinutes(event.end, days * 1440 + minutes);
  const earliest = event.allDay ? event.start : addMinutes(event.start, 15);
  return { ...event, end: end < earliest ? earliest : end };
}

/** The position of an event in the column of its day. */
export interface Slot {
  event: CalendarEvent;
  /** Minutes since midnight. */
  from: number;
  to: number;
  /** Events at the same time are side by side: the column, and the number of columns. */
  column: number;
  columns: number;
}

/** The timed events of a day, side by side where they overlap. */
export function layOutDay(events: readonly CalendarEvent[], day: Day): Slot[] {
  const timed = getEventsOfDay(events, day).filter((event) => !isWholeDays(event));
  const groups: Slot[][] = [];
  let groupEnd = -1;
  for (const event of timed) {
    const from = getDay(event.start) < day ? 0 : getMinutes(event.start);
    const to = getDay(event.end) > day ? 1440 : Math.max(getMinutes(event.end), from + 15);
    const group = from < groupEnd ? (groups.at(-1) ?? []) : [];
    if (group.length === 0) groups.push(group);
    const taken = new Set(group.filter((slot) => slot.to > from).map(({ column }) => column));
    const column = [...taken, taken.size].findIndex((_, place) => !taken.has(place));
    group.push({ event, from, to, column, columns: 1 });
    groupEnd = Math.max(group.length === 1 ? 0 : groupEnd, to);
  }
  return groups.flatMap((group) => {
    const columns = Math.max(...group.map(({ column }) => column)) + 1;
    return group.map((slot) => ({ ...slot, columns }));
  });
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
export function createEvent({ at, until, product }: NewEvent): CalendarEvent {
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

/** The days of the agenda with events: four weeks from a day. */
export const getAgenda = (events: readonly CalendarEvent[], day: Day) =>
  getAgendaDays(day)
    .map((each) => ({ day: each, events: getEventsOfDay(events, each) }))
    .filter((each) => each.events.length > 0);

const getAgendaDays = (day: Day) => Array.from({ length: 28 }, (_, place) => addDays(day, place));

/** The days that a view shows. */
export function getShownDays(view: CalendarView, day: Day, firstDay: number): readonly Day[] {
  if (view === 'month') return getMonthWeeks(day, firstDay).flat();
  if (view === 'week') return getWeek(day, firstDay);
  return view === 'day' ? [day] : getAgendaDays(day);
}
