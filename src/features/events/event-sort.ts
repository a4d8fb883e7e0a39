import { notAnswered } from '../../domain/analytics.ts';
import type { EventSummary } from '../../domain/event.ts';

/** How the events can be sorted; the first is the order of the server. */
export const eventSorts = ['listed', 'waiting', 'edited', 'name'] as const;
export type EventSort = (typeof eventSorts)[number];

/** Sorts the events. Numbers and dates that are not known come last. @param locales as Intl takes them */
export function sortEvents(
  events: readonly EventSummary[],
  sort: EventSort,
  locales: string | string[],
): readonly EventSummary[] {
  if (sort === 'listed') return events;
  if (sort === 'name') {
    const { compare } = new Intl.Collator(locales, { numeric: true, sensitivity: 'base' });
    return events.toSorted((one, other) => compare(one.name, other.name));
  }
  const rank = sort === 'waiting' ? (event: EventSummary) => notAnswered(event.analytics) ?? -1 : getEditedAt;
  return events.toSorted((one, other) => rank(other) - rank(one));
}

const getEditedAt = ({ updatedAt }: EventSummary) => Date.parse(updatedAt) || 0;
