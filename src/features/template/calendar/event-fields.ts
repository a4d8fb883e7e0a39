import type { CalendarEvent } from '../../../api/template.gen.ts';
import { getDay, toUtcDate } from './calendar-time.ts';

/**
 * The fields of an appointment's form. Its times are one field: the start of one person and the end of another may be
 * in the wrong order.
 */
export interface EventFields extends Pick<CalendarEvent, 'title' | 'category' | 'location' | 'notes'> {
  times: Times;
}

type Times = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>;

/** The texts of these fields. */
export type EventTexts = Record<keyof EventFields, string>;

export const getFields = (event: CalendarEvent): EventFields => {
  const { title, start, end, allDay, category, location, notes } = event;
  return { title, times: { start, end, allDay }, category, location, notes };
};

export const asTexts = ({ title, times: { start, end, allDay }, ...texts }: EventFields): EventTexts => ({
  title,
  times: `${start} ${end} ${allDay ? 'on' : ''}`,
  ...texts,
});

/** The texts of the form's own fields, which has one for each day and time. */
export const asFormTexts = ({ times, ...texts }: EventTexts) => ({ ...texts, ...asTimeTexts(times) });

/** The texts of the form's fields for the times. */
export function asTimeTexts(times: string) {
  const [start = '', end = '', allDay = ''] = times.split(' ');
  return {
    allDay,
    startDay: getDay(start),
    startTime: start.slice(11),
    endDay: getDay(end),
    endTime: end.slice(11),
  };
}

/** The times in their text, as people read them. */
export function describeTimes(text: string, locale: string | string[]): string {
  const [start = '', end = '', allDay = ''] = text.split(' ');
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    ...(!allDay && { timeStyle: 'short' }),
    timeZone: 'UTC',
  });
  return format.formatRange(toUtcDate(start), toUtcDate(end));
}
