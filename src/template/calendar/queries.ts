import { templateQuery } from '../api/read-template.ts';
import type { TemplateApi } from '../api/client.ts';
import * as v from 'valibot';
import { openRow } from '../crud/crud-search.ts';
import { isDay, isTime } from './calendar-time.ts';

/** listCalendarEvents. */
export const calendarEventsQuery = (templateApi: TemplateApi) =>
  templateQuery(['listCalendarEvents'], (signal) => templateApi.GET('/api/calendar-app/events', { signal }));

export const calendarViews = ['month', 'week', 'day', 'agenda'] as const;
export type CalendarViewName = (typeof calendarViews)[number];

const optional = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

const time = optional(
  v.pipe(
    v.string(),
    v.check((text) => isDay(text) || isTime(text)),
  ),
);

/**
 * The search parameters of the calendar. `event` is the open one, or `new` with the start time `at`. Without a view the
 * calendar shows the month, on phones the agenda; without a day, today.
 */
export const calendarSearch = v.object({
  view: optional(v.picklist(calendarViews)),
  day: optional(v.pipe(v.string(), v.check(isDay))),
  event: openRow,
  /** The product event for which a new event is added. */
  about: openRow,
  at: time,
  /** The last day or hour of a new event. */
  until: time,
});
export type CalendarSearch = v.InferOutput<typeof calendarSearch>;
