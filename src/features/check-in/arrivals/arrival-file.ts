import * as v from 'valibot';
import { formatCsv, parseFormattedCsv } from '../../../domain/csv.ts';
import { requiredId } from '../../../domain/ids.ts';
import { type Arrival, type Entry, peopleHere } from './arrivals.ts';

/** Why the check-ins of a file cannot be added. */
export type ArrivalFileProblem = 'other-file' | 'changed' | 'old-format' | 'other-event';

/** A time as spreadsheets and people read it, by this device's clock: 2026-05-09 18:42:05. */
const localTime = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });

/**
 * Formats check-ins as a CSV file, for people and for another device.
 * @param headings those of the six columns: guest, people, local time, guest id, time in UTC, event id
 */
export const formatArrivalFile = (eventId: string, headings: readonly string[], there: readonly Arrival[]) =>
  formatCsv([
    headings,
    ...there.map(({ name, people, since, guestId }) => [
      name,
      String(people),
      localTime.format(since),
      guestId,
      new Date(since).toISOString(),
      eventId,
    ]),
  ]);

/** The time of an export, and only in its exact form. */
const exactTime = v.pipe(
  v.string(),
  v.transform((text) => ({ text, at: Date.parse(text) })),
  v.check(({ text, at }) => Number.isFinite(at) && new Date(at).toISOString() === text),
  v.transform(({ at }) => at),
);
const digits = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number));
const arrivalRows = v.pipe(
  v.array(
    v.strictTuple([v.string(), v.pipe(digits, peopleHere), v.string(), requiredId, exactTime, requiredId]),
  ),
  v.minLength(1),
  v.check((rows) => new Set(rows.map(([, , , guestId]) => guestId)).size === rows.length),
);
/** Earlier versions of the product exported neither the event nor the exact time. */
const oldRows = v.pipe(v.array(v.strictTuple([v.string(), digits, v.string(), requiredId])), v.minLength(1));

/**
 * Parses the exported check-ins of one event from another device. All of its rows count or none: a program that has
 * saved the file again may have changed any of them.
 */
export function parseArrivalFile(
  text: string,
  eventId: string,
): { entries: readonly Entry[] } | { problem: ArrivalFileProblem } {
  const [head, ...lines] = parseFormattedCsv(text) ?? [];
  if (head && v.is(oldRows, lines)) return { problem: 'old-format' };
  const { success, output: rows } = v.safeParse(arrivalRows, lines);
  if (!head || !success) return { problem: text.includes(eventId) ? 'changed' : 'other-file' };
  if (rows.some(([, , , , , event]) => event !== eventId)) return { problem: 'other-event' };
  return { entries: rows.map(([name, people, , guestId, at]) => ({ guestId, name, people, at })) };
}
