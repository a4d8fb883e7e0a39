import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isUnavailable } from '../../../api/errors.ts';
import { useApi } from '../../../api/use-api.ts';
import { allGuestsQuery, type AllGuests, refreshShortList } from '../../../domain/guest/all-guests.ts';
import { eventQuery } from '../../../domain/event/event-queries.ts';
import { guestListKey } from '../../../domain/guest/guest-queries.ts';
import { parseGuest } from '../../../domain/guest/guest.ts';
import { useHiddenIds, withoutHidden } from '../../../shared/guest/hidden-guests.ts';
import { createStore } from '../../../storage/store.ts';
import { keepList } from './keep-list.ts';
import { type KeptList, openKeptList } from './kept-list.ts';

/** The guest list for check-in: from the server, or the last copy. */
export interface CheckInList extends AllGuests {
  /** When it was read, in milliseconds since 1970. */
  at: number;
  /** The server cannot be reached: the list may be old. */
  isKept: boolean;
}

/** How often a list that could not be read is asked for, in milliseconds. */
const triesAgainEvery = 30_000;
function parseKept(kept: KeptList | undefined): AllGuests | undefined {
  const guests = kept?.guests.map(parseGuest).filter((guest) => guest !== undefined);
  return guests && { guests, total: guests.length, isComplete: true };
}

/**
 * The whole guest list. It begins with the copy on the device, which is there for a lost connection at the entrance,
 * and without a copy it can be searched from its first page on. After a refusal of the server there is no list.
 * `isSaved` tells whether the copy is the latest list.
 */
export function useCheckInList(eventId: string, user: { uid: string }) {
  const api = useApi();
  const client = useQueryClient();
  const [kept] = useState(() => openKeptList(user.uid, eventId));
  const { data, error, isFetching, isFetchedAfterMount, dataUpdatedAt, refetch } = useQuery({
    ...allGuestsQuery(api, eventId),
    // Apart from the list of other pages: it begins with the copy, which has fewer fields.
    queryKey: [...guestListKey(eventId), 'check-in'],
    initialData: () => parseKept(kept.read()),
    initialDataUpdatedAt: () => kept.read()?.at,
    staleTime: 0,
    meta: { hasNotice: true },
    ...refreshShortList,
    // Without the server's list, the page looks for it until it is back.
    refetchInterval: (query) =>
      query.state.status === 'error' ? triesAgainEvery : refreshShortList.refetchInterval(query),
  });
  const event = client.getQueryState(eventQuery(api, eventId).queryKey);
  // Each list that was read is the copy for a lost connection.
  const [saved] = useState(() => createStore<{ at: number; isSaved?: boolean }>({ at: 0 }));
  useEffect(() => {
    if (!data || isFetching || saved.getSnapshot().at === dataUpdatedAt) return;
    const isSaved = keepList({ client, api, eventId, user }, data, dataUpdatedAt);
    saved.set({ at: dataUpdatedAt, isSaved });
  }, [client, api, eventId, user, data, dataUpdatedAt, isFetching, saved]);
  const { isSaved } = useSyncExternalStore(saved.subscribe, saved.getSnapshot);
  /** Deletes the copy. The next list that is read is copied again. */
  const forget = () => {
    kept.remove();
    saved.set({ at: dataUpdatedAt });
  };
  const hidden = useHiddenIds();
  const isRefused = error !== null && !isUnavailable(error);
  // An event that counts as old is the copy's, because the server did not answer.
  const isKept = error !== null || (!isFetchedAfterMount && event?.dataUpdatedAt === 0);
  const guests = withoutHidden(data?.guests ?? [], hidden);
  const list: CheckInList | undefined =
    data && !isRefused ? { ...data, guests, at: dataUpdatedAt, isKept } : undefined;
  return { list, isFetching, isSaved, hasFailed: error !== null, refetch, forget };
}
