import { countNotAnswered } from '../../../domain/event/analytics.ts';
import type { EventSummary } from '../../../domain/event/event.ts';

/** The sort orders of the events; the first is the server's. */
export const eventSorts = ['listed', 'waiting', 'edited', 'name'] as const;
export type EventSort = (typeof eventSorts)[number];

/** Sorts the events. Unknown numbers and dates come last. @param locales as for Intl */
export function sortEvents(
  events: readonly EventSummary[],
  sort: EventSort,
  locales: string | string[],
): readonly EventSummary[] {
  if (sort === 'listed') return events;
  if (sort === 'name') {
    const { compare } = new Intl.Collator(locales, { numeric: true, sensitivity: 'base' });
    return [...events].sort((one, other) => compare(one.name, other.name));
  }
  const rank =
    sort === 'waiting' ? (event: EventSummary) => countNotAnswered(event.analytics) ?? -1 : getEditedAt;
  return [...events].sort((one, other) => rank(other) - rank(one));
}

const getEditedAt = ({ updatedAt }: EventSummary) => Date.parse(updatedAt) || 0;
