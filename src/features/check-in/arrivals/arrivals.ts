import type { I18n } from '@lingui/core';
import * as v from 'valibot';
import { maxPeople } from '../../../domain/rsvp-count.ts';
import { getExpectedCount } from '../../../domain/guest/guest-answer.ts';
import type { Guest } from '../../../domain/guest/guest.ts';
import { requiredId } from '../../../domain/ids.ts';

/** How many of a guest's people are here. */
export const peopleHere = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(maxPeople));

const entry = v.object({
  guestId: requiredId,
  name: v.string(),
  /** How many of the guest's people have arrived, from this entry on. */
  people: peopleHere,
  /** Milliseconds since 1970, by this device; within the range of Date. */
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8.64e15)),
  /** Whether the file of another device has added it. */
  isFromElsewhere: v.optional(v.literal(true)),
});

/** One entry of the log. A guest's later entry replaces an earlier one in every count. */
export type Entry = v.InferOutput<typeof entry>;

/** The log as it is stored, oldest first. A damaged entry is skipped, and only that one. */
export const entries = v.pipe(
  v.array(v.unknown()),
  v.transform((lines): readonly Entry[] =>
    lines.flatMap((line) => {
      const { success, output } = v.safeParse(entry, line);
      return success ? [output] : [];
    }),
  ),
);

/** The last check-in of this device, which can be undone. */
export const findLastOwn = (log: readonly Entry[]) => log.findLast(({ isFromElsewhere }) => !isFromElsewhere);

/** A guest who has arrived. */
export interface Arrival extends Entry {
  /** When the first of them checked in; `at` is when the number was last changed. */
  since: number;
}

/** Who has arrived, each guest once, in order of arrival. */
export function listArrivals(log: readonly Entry[]): Arrival[] {
  const byGuest = new Map<string, Arrival>();
  for (const line of log) {
    byGuest.set(line.guestId, { ...line, since: byGuest.get(line.guestId)?.since ?? line.at });
  }
  return [...byGuest.values()];
}

/**
 * The check-ins of another device that the log lacks: of guests who are not in it, and earlier ones of those who are. A
 * later one would replace the number of people in the log.
 * @param others each guest once
 */
export function findMissing(log: readonly Entry[], others: readonly Entry[]): readonly Entry[] {
  const since = new Map(listArrivals(log).map((arrival) => [arrival.guestId, arrival.since]));
  return others.filter(({ guestId, at }) => at < (since.get(guestId) ?? Infinity));
}

/** A guest of whom two devices have different numbers of people. */
interface Difference {
  guestId: string;
  name: string;
  here: number;
  there: number;
}

/** Where the check-ins of another device have another number of people than the log. */
export function findDifferences(log: readonly Entry[], others: readonly Entry[]): readonly Difference[] {
  const here = new Map(listArrivals(log).map((arrival) => [arrival.guestId, arrival.people]));
  return others.flatMap(({ guestId, name, people }) => {
    const own = here.get(guestId);
    return own === undefined || own === people ? [] : { guestId, name, here: own, there: people };
  });
}

export const findArrival = (log: readonly Entry[], guestId: string) =>
  listArrivals(log).find((arrival) => arrival.guestId === guestId);

export const countPeople = (there: readonly Entry[]) => there.reduce((sum, { people }) => sum + people, 0);

const countComing = (guest: Guest) => (guest.answer.kind === 'coming' ? getExpectedCount(guest) : 0);

/** People who said that they are coming, and those who came without being expected: at least all who are here. */
export function countExpected(guests: readonly Guest[], arrivals: readonly Arrival[]) {
  const coming = new Map(guests.map((guest) => [guest.id, countComing(guest)]));
  return arrivals.reduce(
    (sum, { guestId, people }) => sum + Math.max(0, people - (coming.get(guestId) ?? 0)),
    guests.reduce((sum, guest) => sum + countComing(guest), 0),
  );
}

/** Guests who are coming and have not checked in, by name. */
export function findExpected(guests: readonly Guest[], log: readonly Entry[], locale: string): Guest[] {
  const here = new Set(log.map(({ guestId }) => guestId));
  const { compare } = new Intl.Collator(locale);
  return guests
    .filter(({ id, answer }) => answer.kind === 'coming' && id !== undefined && !here.has(id))
    .sort((one, other) => compare(one.name, other.name));
}

/** The time of day, with the date unless it is today. */
export const formatClockTime = (i18n: I18n, at: number) =>
  i18n.date(new Date(at), {
    timeStyle: 'short',
    ...(new Date(at).toDateString() === new Date().toDateString() ? {} : { dateStyle: 'short' }),
  });
