import { type QueryClient, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import type { Api } from '../api/client.ts';
import { UnreadableResponse } from '../api/errors.ts';
import type { GuestFilter } from './guest-filter.ts';
import { guestListKey, readGuestPage } from './guest-queries.ts';
import { indexGuest } from './guest-search.ts';
import type { Guest } from './guest.ts';
import { liveRefresh } from './live-refresh.ts';

/** Guests of one call: the most that may be asked for (openapi/QUESTIONS.md, A20). */
const limit = 100;
/** Pages that are asked for at once. */
const callsAtOnce = 4;
/** A partial list is shown at most this often, in milliseconds: each one costs a render, and a long one more. */
const shownEvery = (guests: number) => Math.max(250, guests / 25);
/** The list is for finding and comparing guests; a guest who matters is read again. */
const freshFor = 5 * 60_000;

/** All guests of a filter, as far as they are loaded. */
export interface AllGuests {
  guests: readonly Guest[];
  /** Guests of the filter, as the server counts them. */
  total: number;
  /** Whether all of them are here. Otherwise it proves of nobody that they are not on the list. */
  isComplete: boolean;
  /** The server sent no more than this, though it counts more. */
  isCut?: true;
}

/** `liveRefresh` for a whole list: only while it is one call. A longer one is read again by hand, and when it is old. */
export const refreshShortList = {
  refetchInterval: ({ state }: { state: { status: string; data?: AllGuests | undefined } }) =>
    state.data !== undefined && state.data.total <= limit ? liveRefresh.refetchInterval({ state }) : false,
  refetchOnWindowFocus: ({ state }: { state: { data?: AllGuests | undefined } }) =>
    state.data !== undefined && state.data.total <= limit ? ('always' as const) : true,
};

/**
 * All pages of listGuests, because the API has no search (specification, section 7). Pages that are
 * loaded can be used while the rest follows. To stop, cancel the query: the partial list stays.
 */
export const allGuestsQuery = (api: Api, eventId: string, filter: GuestFilter = 'all') =>
  queryOptions({
    queryKey: [...guestListKey(eventId), filter, 'complete'],
    networkMode: 'always',
    staleTime: freshFor,
    // Comparing every field of a long list with the one before takes longer than drawing its rows again.
    structuralSharing: (before, now) =>
      (now as AllGuests).guests.length > limit ? now : replaceEqualDeep(before, now),
    queryFn: async ({ signal, client, queryKey }): Promise<AllGuests> => {
      const before = client.getQueryData<AllGuests>(queryKey);
      const byKey = new Map<string, Guest>();
      let shownAt = -Infinity;
      let next = 1;
      let pages = 1;
      let total = 0;
      let size = -1;
      // A server that repeats its rows, whatever page is asked for, ends the loop as well.
      while (next <= pages && byKey.size > size) {
        size = byKey.size;
        const batch = Array.from({ length: Math.min(callsAtOnce, pages - next + 1) }, (_, n) => next + n);
        next += batch.length;
        const loaded = await Promise.all(
          batch.map((page) => readGuestPage(api, { eventId, filter, page, limit }, signal)),
        );
        for (const [place, { guests, ...paging }] of loaded.entries()) {
          total = paging.total;
          pages = guests.length === 0 ? Math.min(pages, batch[place] ?? 0) : Math.max(pages, paging.pages);
          for (const [row, guest] of guests.entries()) {
            indexGuest(guest);
            // A deleted guest moves the others to another page, so one may come twice.
            byKey.set(guest.id ?? `${batch[place]} ${row}`, guest);
          }
        }
        const isEnd = next > pages || byKey.size === size;
        if (!isEnd && !before?.isComplete && performance.now() - shownAt >= shownEvery(byKey.size)) {
          shownAt = performance.now();
          client.setQueryData<AllGuests>(queryKey, { ...listOf(byKey, total), isComplete: false });
        }
      }
      // Somebody may have deleted guests meanwhile: what the server counts now says whether any are missing.
      if (byKey.size < total) {
        ({ total } = await readGuestPage(api, { eventId, filter, page: 1, limit }, signal));
      }
      const isComplete = byKey.size >= total;
      return { ...listOf(byKey, total), isComplete, ...(!isComplete && { isCut: true }) };
    },
  });

const listOf = (byKey: ReadonlyMap<string, Guest>, total: number) => ({
  guests: [...byKey.values()],
  total: Math.max(total, byKey.size),
});

/**
 * Everybody on the list of an event, read anew, for whoever decides by it that somebody is not on it.
 * @throws UnreadableResponse where the server did not send the whole list
 */
export async function readEverybody(client: QueryClient, api: Api, eventId: string) {
  const list = await client.fetchQuery({ ...allGuestsQuery(api, eventId), staleTime: 0 });
  if (!list.isComplete) throw new UnreadableResponse('The server sent a part of the guest list');
  return list.guests;
}
