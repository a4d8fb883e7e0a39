import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { requiredId } from '../../domain/ids.ts';

const guest = v.object({ id: requiredId, name: v.string() });
const key = v.looseTuple([v.literal('listGuests'), requiredId]);
const page = v.object({ guests: v.array(v.unknown()) });

interface LoadedGuest {
  eventId: string;
  id: string;
  name: string;
}

/**
 * The guests that lists of this visit have loaded, each once: the API has no search (specification, section 7).
 * @param hidden the ids with a pending delete
 */
export function getLoadedGuests(client: QueryClient, hidden: ReadonlySet<string>): LoadedGuest[] {
  const found = new Map<string, LoadedGuest>();
  for (const [queryKey, data] of client.getQueriesData({ queryKey: ['listGuests'] })) {
    if (!v.is(key, queryKey) || !v.is(page, data)) continue;
    for (const row of data.guests) {
      if (v.is(guest, row) && !hidden.has(row.id))
        found.set(row.id, { eventId: queryKey[1], id: row.id, name: row.name });
    }
  }
  return [...found.values()];
}
