import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { isUnavailable } from '../../../api/errors.ts';
import { useApi } from '../../../api/use-api.ts';
import { allGuestsQuery, refreshShortList } from '../../../domain/guest/all-guests.ts';
import { eventQuery } from '../../../domain/event/event-queries.ts';
import { type Guest, parseGuest } from '../../../domain/guest/guest.ts';
import { useHiddenIds, withoutHidden } from '../../../domain/guest/hidden-guests.ts';
import { openKeptList } from './kept-list.ts';

/** The guest list for check-in: from the server, or the last copy. */
export interface CheckInList {
  guests: readonly Guest[];
  /** When it was read, in milliseconds since 1970. */
  at: number;
  /** The server could not be reached: this is the copy on the device. */
  isKept: boolean;
}

/** The maximum size of a copy; more would not fit into the browser's storage. */
const mostKept = 20_000;
/** How often a list that could not be read is asked for, in milliseconds. */
const triesAgainEvery = 30_000;
/** The fields of a guest for check-in. */
const keptFields = new Set(
  '_id id name phone invitees inviteeOnCard rsvpCount rsvpConfirmed discrepancies'.split(' '),
);

const pickFields = ({ fields }: Guest) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => keptFields.has(name)));

/**
 * The whole guest list, with a copy on the device for a lost connection at the entrance. After a refusal of the server
 * the copy is not shown either. Without both the list is undefined; `isLoading` until it came or failed once.
 */
export function useCheckInList(eventId: string, user: { uid: string }) {
  const api = useApi();
  const client = useQueryClient();
  const [kept] = useState(() => openKeptList(user.uid, eventId));
  const { data, error, isPending, dataUpdatedAt } = useQuery({
    ...allGuestsQuery(api, eventId),
    ...refreshShortList,
    // Without the server's list, the page looks for it until it is back.
    refetchInterval: (query) =>
      query.state.status === 'error' ? triesAgainEvery : refreshShortList.refetchInterval(query),
  });
  const guests = data?.isComplete ? data.guests : undefined;
  const saved = client.getQueryState(eventQuery(api, eventId).queryKey);
  const event = saved?.data?.fields;
  // Each list that was read is the copy for a lost connection.
  useEffect(() => {
    if (guests && guests.length <= mostKept)
      kept.write({ at: dataUpdatedAt, event, user, guests: guests.map(pickFields) });
  }, [kept, guests, dataUpdatedAt, event, user]);
  // While a list that never came is read again, the query forgets its error.
  const [lastError, setLastError] = useState(error);
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query }) => {
        const isList =
          type === 'updated' && query.queryHash === hashKey(allGuestsQuery(api, eventId).queryKey);
        if (isList && query.state.error) setLastError(query.state.error);
      }),
    [client, api, eventId],
  );
  const failure = error ?? (isPending ? lastError : null);
  // Without the server, the event is the copy's as well, and counts as old.
  const isAway = isPending && failure === null && saved?.dataUpdatedAt === 0;
  const isCut = isAway || (failure !== null && isUnavailable(failure));
  const hidden = useHiddenIds();
  const copy = useMemo((): CheckInList | undefined => {
    const list = isCut ? kept.read() : undefined;
    const parsed = list?.guests.map(parseGuest).filter((guest) => guest !== undefined);
    return list && parsed && { guests: parsed, at: list.at, isKept: true };
  }, [isCut, kept]);
  const list = guests && !isCut ? { guests, at: dataUpdatedAt, isKept: false } : copy;
  return {
    list: list && { ...list, guests: withoutHidden(list.guests, hidden) },
    isLoading: list === undefined && failure === null && !data?.isCut,
  };
}

/** The guests to search, from the first page of the list on; without the server, the copy on the device. */
export function useSearchedList(eventId: string, desk: CheckInList | undefined) {
  const { data, ...query } = useQuery(allGuestsQuery(useApi(), eventId));
  const hidden = useHiddenIds();
  if (desk?.isKept)
    return { ...query, list: { guests: desk.guests, total: desk.guests.length, isComplete: true } };
  const guests = withoutHidden(data?.guests ?? [], hidden);
  return {
    ...query,
    list: data && { ...data, guests, total: data.total - data.guests.length + guests.length },
  };
}
