import * as v from 'valibot';
import { parseResponse } from '../api/parse-response.ts';
import { type Analytics, readAnalytics } from './analytics.ts';
import { type EventDetails, readDetails } from './event-details.ts';
import { optionalId } from './ids.ts';
import { count, flag, text } from './parse.ts';

/** An event as the organiser's lists show it. */
export interface EventSummary {
  /** From `_id`; undefined where a row has none, and then nothing can be opened or changed. */
  id: string | undefined;
  name: string;
  /** The path of its picture, as the server gave it, or ''. */
  image: string;
  analytics: Analytics;
  /** When it was saved last: ISO 8601 as the server sent it, or ''. */
  updatedAt: string;
}

/** The events that one answer brought. */
export interface EventList {
  events: EventSummary[];
  /** Events of the organiser, as the server counts them: more than came where it pages them. */
  total: number;
  /** The server has more, and may not have said how many. */
  hasMore: boolean;
}

/** An event as its own page shows it and hands it back. */
export interface Event extends EventSummary {
  id: string;
  details: EventDetails;
  /** All that the server sent of it, for an update to hand back. */
  fields: Readonly<Record<string, unknown>>;
}

const row = v.object({
  _id: optionalId,
  id: optionalId,
  name: text,
  image: text,
  updatedAt: text,
  guestsAnalytics: v.optional(v.unknown()),
});

/** Reads one event; undefined for what is no event at all. */
export function readEvent(payload: unknown, analyticsBeside?: unknown): EventSummary | undefined {
  const result = v.safeParse(row, payload);
  if (!result.success) return undefined;
  const { _id, id, name, image, updatedAt, guestsAnalytics } = result.output;
  const analytics = readAnalytics(analyticsBeside ?? guestsAnalytics);
  return { id: _id ?? id, name, image, updatedAt, analytics };
}

/** Reads one event with its details; undefined for what is no event, or has no id. */
export function readWholeEvent(payload: unknown, analyticsBeside?: unknown): Event | undefined {
  const event = readEvent(payload, analyticsBeside);
  const fields = v.safeParse(v.record(v.string(), v.unknown()), payload);
  if (event?.id === undefined || !fields.success) return undefined;
  return { ...event, id: event.id, details: readDetails(payload), fields: fields.output };
}

const listSchema = v.object({
  docs: v.array(v.unknown(), 'The list of events is no list'),
  totalDocs: count,
  total: count,
  hasNextPage: flag,
  nextPage: v.optional(v.unknown()),
  page: count,
  totalPages: count,
  pages: count,
});

/**
 * Reads the list of events. Rows that are no events are left out.
 * @throws UnreadableResponse where `docs` is no list: an empty screen would say that there are none.
 */
export function readEvents(page: unknown): EventList {
  const { docs, ...paging } = parseResponse(listSchema, page);
  const events = docs.map((doc) => readEvent(doc)).filter((event) => event !== undefined);
  const total = Math.max(paging.totalDocs ?? paging.total ?? 0, events.length);
  // Servers name their paging differently (openapi/QUESTIONS.md, A3), and any of it tells of more.
  const isFollowed = paging.hasNextPage ?? Boolean(paging.nextPage);
  const isFirstOfMany = (paging.totalPages ?? paging.pages ?? 1) > (paging.page ?? 1);
  return { events, total, hasMore: isFollowed || isFirstOfMany || total > events.length };
}
