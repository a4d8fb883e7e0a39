import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { type Analytics, withoutGuests } from '../../domain/event/analytics.ts';
import { guestListKey } from '../../domain/guest/guest-queries.ts';
import type { Guest } from '../../domain/guest/guest.ts';
import { pendingDeletion } from '../pending-deletion.ts';

/** The guests of the event in any loaded list, each once. */
export function findLoaded(client: QueryClient, eventId: string, ids: ReadonlySet<string>): Guest[] {
  if (ids.size === 0) return [];
  const lists = client.getQueriesData<{ guests: readonly Guest[] }>({ queryKey: guestListKey(eventId) });
  const found = lists
    .flatMap(([, list]) => list?.guests ?? [])
    .filter(({ id }) => id !== undefined && ids.has(id));
  return [...new Map(found.map((guest) => [guest.id, guest])).values()];
}

/** The ids with a pending delete. */
export const useHiddenIds = () =>
  useSyncExternalStore(pendingDeletion.subscribe, pendingDeletion.getSnapshot);

/** A list without the guests whose delete is pending. */
export const withoutHidden = (guests: readonly Guest[], hidden: ReadonlySet<string>) =>
  hidden.size === 0 ? guests : guests.filter(({ id }) => id === undefined || !hidden.has(id));

/**
 * The event's totals without the guests whose delete is pending. The server still counts those that a loaded list has;
 * when they are deleted, they leave the lists, and the totals are read again.
 */
export function useShownAnalytics(eventId: string, analytics: Analytics): Analytics {
  const client = useQueryClient();
  const hidden = useHiddenIds();
  return useMemo(
    () => withoutGuests(analytics, findLoaded(client, eventId, hidden)),
    [analytics, client, eventId, hidden],
  );
}
