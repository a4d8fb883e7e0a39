import type { EventSummary } from '../../../domain/event/event.ts';
import { createKeyMatcher, toSearchable } from '../../../i18n/matches-query.ts';

/** Preparing a name is slower than comparing it, and an event is compared at every keystroke. */
const keys = new WeakMap<EventSummary, string>();

function getKey(event: EventSummary): string {
  const known = keys.get(event);
  if (known !== undefined) return known;
  const key = toSearchable(event.name);
  keys.set(event, key);
  return key;
}

/** The events whose names contain every word of the query. */
export function findEvents(events: readonly EventSummary[], query: string): readonly EventSummary[] {
  const matches = createKeyMatcher(query);
  return events.filter((event) => matches(() => getKey(event)));
}
