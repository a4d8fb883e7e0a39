import * as v from 'valibot';
import { mostPeople } from '../../../api/rsvp-count.ts';
import { requiredId } from '../../../domain/ids.ts';

const entry = v.object({
  guestId: requiredId,
  name: v.string(),
  /** How many of the guest's people have arrived, from this entry on. */
  people: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(mostPeople)),
  /** Milliseconds since 1970, by this device; within the range of Date. */
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8.64e15)),
  /** The tab that made it, if known: undo takes back only a tab's own entries. */
  tab: v.exactOptional(v.string()),
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

export const findArrival = (log: readonly Entry[], guestId: string) =>
  listArrivals(log).find((arrival) => arrival.guestId === guestId);

export const countPeople = (there: readonly Entry[]) => there.reduce((sum, { people }) => sum + people, 0);
