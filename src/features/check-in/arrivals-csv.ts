import type { Arrival } from './arrivals.ts';
import { csvOf } from './csv.ts';

/** A time as spreadsheets and people read it, by this device's clock: 2026-05-09 18:42:05. */
const localTime = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });

/** The arrivals, a row for each guest under the words of the head. */
export const csvOfArrivals = (
  there: readonly Arrival[],
  head: Record<'name' | 'people' | 'since' | 'id', string>,
) =>
  csvOf([
    [head.name, head.people, head.since, head.id],
    ...there.map(({ name, people, since, guestId }) => [
      name,
      String(people),
      localTime.format(since),
      guestId,
    ]),
  ]);
