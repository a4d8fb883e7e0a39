import type { EventSummary } from '../../../domain/event/event.ts';
import { createKeyMatcher, toSearchKey } from '../../../i18n/matches-query.ts';

/** The events whose names contain every word of the query. */
export function findEvents(events: readonly EventSummary[], query: string): readonly EventSummary[] {
  const matches = createKeyMatcher(query);
  return events.filter((event) => matches(() => toSearchKey(event.name)));
}
