import * as v from 'valibot';
import { parseResponse } from '../../api/parse-response.ts';
import { type Analytics, parseAnalytics } from './analytics.ts';
import { optionalId } from '../ids.ts';
import { count, flag, textSchema, areaText, fieldText } from '../parse.ts';

/** An event in the organiser's lists. */
export interface EventSummary {
  /** From `_id`; undefined where a row has none, and then it cannot be opened or changed. */
  id: string | undefined;
  name: string;
  /** The path of its picture from the server, or ''. */
  image: string;
  analytics: Analytics;
  /** When it was last saved: ISO 8601 as the server sent it, or ''. */
  updatedAt: string;
}

/** The events of one response. */
export interface EventList {
  events: EventSummary[];
  /** The number of the organiser's events as the server counts them: more than were sent if the server pages them. */
  total: number;
  /** The server has more, possibly without saying how many. */
  hasMore: boolean;
}

/** An event with its details, as its own page needs it. */
export interface Event extends EventSummary {
  id: string;
  /** The index of the image that stands for the event: always the first (specification, section 3). */
  featuredImageId: 0;
  details: EventDetails;
  /** All fields from the server, for an update to send back. */
  fields: Readonly<Record<string, unknown>>;
}

const row = v.object({
  _id: optionalId,
  id: optionalId,
  name: textSchema,
  image: textSchema,
  updatedAt: textSchema,
  guestsAnalytics: v.optional(v.unknown()),
});

/** Parses one event; undefined for anything else. */
export function parseEvent(payload: unknown, analyticsBeside?: unknown): EventSummary | undefined {
  const result = v.safeParse(row, payload);
  if (!result.success) return undefined;
  const { _id, id, name, image, updatedAt, guestsAnalytics } = result.output;
  const analytics = parseAnalytics(analyticsBeside ?? guestsAnalytics);
  return { id: _id ?? id, name, image, updatedAt, analytics };
}

/** Parses one event with its details; undefined for anything else, or without an id. */
export function parseWholeEvent(payload: unknown, analyticsBeside?: unknown): Event | undefined {
  const event = parseEvent(payload, analyticsBeside);
  const fields = v.safeParse(v.record(v.string(), v.unknown()), payload);
  if (event?.id === undefined || !fields.success) return undefined;
  return {
    ...event,
    id: event.id,
    featuredImageId: 0,
    details: parseDetails(payload),
    fields: fields.output,
  };
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
 * Parses the list of events. Invalid rows are skipped.
 * @throws UnreadableResponse where `docs` is not a list, because an empty screen would say that there are no events
 */
export function parseEvents(page: unknown): EventList {
  const { docs, ...paging } = parseResponse(listSchema, page);
  const events = docs.map((doc) => parseEvent(doc)).filter((event) => event !== undefined);
  const total = Math.max(paging.totalDocs ?? paging.total ?? 0, events.length);
  // Servers name their paging differently (openapi/QUESTIONS.md, A3); any of the names means that there are more.
  const isFollowed = paging.hasNextPage ?? Boolean(paging.nextPage);
  const isFirstOfMany = (paging.totalPages ?? paging.pages ?? 1) > (paging.page ?? 1);
  return { events, total, hasMore: isFollowed || isFirstOfMany || total > events.length };
}

/** The details of an event, as in its form. */
export interface EventDetails {
  name: string;
  welcomeMessage: string;
  rsvpMessage: string;
  /** Whether an invitation is for one person, who answers yes or no. */
  isSingleGuest: boolean;
}

const schema = v.fallback(
  v.object({
    name: fieldText,
    welcomeMessage: areaText,
    rsvpMessage: areaText,
    isSingleGuest: v.fallback(v.boolean(), false),
  }),
  { name: '', welcomeMessage: '', rsvpMessage: '', isSingleGuest: false },
);

/** Parses the details from server data; missing or invalid ones are empty. */
export const parseDetails = (payload: unknown): EventDetails => v.parse(schema, payload);

export const noDetails = parseDetails({});

/** The details as the texts of a form; an unticked box is an empty text. */
export const toEventTexts = ({
  isSingleGuest,
  ...texts
}: EventDetails): Record<keyof EventDetails, string> => ({
  ...texts,
  isSingleGuest: isSingleGuest ? 'on' : '',
});

/** Parses the texts of a form. */
export const parseEventDetails = (texts: Readonly<Record<string, string>>): EventDetails =>
  parseDetails({ ...texts, isSingleGuest: texts.isSingleGuest === 'on' });

/** The details in which two states of an event differ. Space around a text is ignored. */
export function findDifferences(one: EventDetails, other: EventDetails): (keyof EventDetails)[] {
  const [these, those] = [toEventTexts(one), toEventTexts(other)];
  const names = ['name', 'welcomeMessage', 'rsvpMessage', 'isSingleGuest'] as const;
  return names.filter((name) => these[name].trim() !== those[name].trim());
}
