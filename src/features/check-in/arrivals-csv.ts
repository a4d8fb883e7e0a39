import { formatCsv } from '../../domain/csv.ts';
import type { Arrival } from './arrivals.ts';

/** A time as spreadsheets and people read it, by this device's clock: 2026-05-09 18:42:05. */
const localTime = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });

/** The arrivals, one row per guest below the headings. */
export const formatArrivals = (
  there: readonly Arrival[],
  head: Record<'name' | 'people' | 'since' | 'id', string>,
) =>
  formatCsv([
    [head.name, head.people, head.since, head.id],
    ...there.map(({ name, people, since, guestId }) => [
      name,
      String(people),
      localTime.format(since),
      guestId,
    ]),
  ]);
