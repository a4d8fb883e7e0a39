import { type QueryClient, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { UnreadableResponse } from '../../api/errors.ts';
import type { GuestFilter } from './guest-filter.ts';
import { fetchGuestPage, maxPageSize, wholeListKey } from './guest-queries.ts';
import { indexGuest } from './guest-search-key.ts';
import type { Guest } from './guest.ts';
import { liveRefresh } from '../event/live-refresh.ts';

/** Pages that are requested in parallel. */
const maxCalls = 4;
/**
 * The shortest time between two renders of a partial list, in milliseconds, because each render of a long list is
 * expensive.
 */
const shownEvery = (guests: number) => Math.max(250, guests / 25);
/** The list serves to find and compare guests; before a change, the guest is read again. */
const freshFor = 5 * 60_000;

/** The guests of a filter that are loaded so far. */
export interface AllGuests {
  guests: readonly Guest[];
  /** The number of guests of the filter, as the server counts them. */
  total: number;
  /** Whether all of them are loaded. Otherwise absence from the list proves nothing. */
  isComplete: boolean;
  /** The server sent no more than this, though it counts more. */
  isCut?: true;
}

/** Whether a list is read by one call. */
export const isShortList = (list: AllGuests | undefined) => list !== undefined && list.total <= maxPageSize;

/**
 * `liveRefresh` for a whole list, only while it takes one call. A longer one is refreshed by hand, and when it is
 * stale.
 */
export const refreshShortList = {
  refetchInterval: ({ state }: { state: { status: string; data?: AllGuests | undefined } }) =>
    isShortList(state.data) ? liveRefresh.refetchInterval({ state }) : false,
  refetchOnWindowFocus: ({ state }: { state: { data?: AllGuests | undefined } }) =>
    isShortList(state.data) ? ('always' as const) : true,
};

/**
 * Reads all pages of listGuests, because the API has no search (specification, section 7). Loaded pages can be used
 * while the rest follows.
 */
export const allGuestsQuery = (api: Api, eventId: string, filter: GuestFilter = 'all') =>
  queryOptions({
    queryKey: wholeListKey(eventId, filter),
    networkMode: 'always',
    staleTime: freshFor,
    // Comparing every field of a long list with the previous one takes longer than rendering its rows again.
    structuralSharing: (before, now) =>
      (now as AllGuests).guests.length > maxPageSize ? now : replaceEqualDeep(before, now),
    queryFn: async ({ signal, client, queryKey }): Promise<AllGuests> => {
      const before = client.getQueryData<AllGuests>(queryKey);
      const byKey = new Map<string, Guest>();
      let shownAt = -Infinity;
      let next = 1;
      let pages = 1;
      let total = 0;
      let size = -1;
      // The loop also ends for a server that repeats its rows for every page.
      while (next <= pages && byKey.size > size) {
        size = byKey.size;
        const batch = Array.from({ length: Math.min(maxCalls, pages - next + 1) }, (_, n) => next + n);
        next += batch.length;
        const loaded = await Promise.all(
          batch.map((page) => fetchGuestPage(api, { eventId, filter, page, limit: maxPageSize }, signal)),
        );
        for (const [place, { guests, ...paging }] of loaded.entries()) {
          total = paging.total;
          pages = guests.length === 0 ? Math.min(pages, batch[place] ?? 0) : Math.max(pages, paging.pages);
          for (const [row, guest] of guests.entries()) {
            indexGuest(guest);
            // A deletion shifts guests to other pages, so a guest may be returned twice.
            byKey.set(guest.id ?? `${batch[place]} ${row}`, guest);
          }
        }
        const isEnd = next > pages || byKey.size === size;
        if (!isEnd && !before?.isComplete && performance.now() - shownAt >= shownEvery(byKey.size)) {
          shownAt = performance.now();
          client.setQueryData<AllGuests>(queryKey, { ...createList(byKey, total), isComplete: false });
        }
      }
      // Guests may have been deleted meanwhile, so the latest count of the server tells whether any are missing.
      if (byKey.size < total) {
        ({ total } = await fetchGuestPage(api, { eventId, filter, page: 1, limit: maxPageSize }, signal));
      }
      const isComplete = byKey.size >= total;
      return { ...createList(byKey, total), isComplete, ...(!isComplete && { isCut: true }) };
    },
  });

const createList = (byKey: ReadonlyMap<string, Guest>, total: number) => ({
  guests: [...byKey.values()],
  total: Math.max(total, byKey.size),
});

/** Loads the whole list, unless it is known: a page shows the list that is there while it is read again. */
export async function ensureAllGuests(
  client: QueryClient,
  api: Api,
  eventId: string,
  filter: GuestFilter = 'all',
): Promise<AllGuests> {
  const query = allGuestsQuery(api, eventId, filter);
  return readRest(client, query, client.getQueryData(query.queryKey));
}

/** Reads the whole list, unless it was read lately and nothing has changed since: an action needs the server's list. */
export async function fetchAllGuests(
  client: QueryClient,
  api: Api,
  eventId: string,
  filter: GuestFilter,
): Promise<AllGuests> {
  const query = allGuestsQuery(api, eventId, filter);
  return readRest(client, query, await client.fetchQuery(query));
}

/** A query that has published a part of its list counts as fresh, so the rest is awaited here. */
const readRest = (
  client: QueryClient,
  query: ReturnType<typeof allGuestsQuery>,
  known: AllGuests | undefined,
): AllGuests | Promise<AllGuests> =>
  known?.isComplete || known?.isCut ? known : client.fetchQuery({ ...query, staleTime: 0 });

/**
 * Reads all guests of an event again, for decisions that rely on a guest not being listed.
 * @throws UnreadableResponse where the server did not send the whole list
 */
export async function fetchEverybody(client: QueryClient, api: Api, eventId: string) {
  const list = await client.fetchQuery({ ...allGuestsQuery(api, eventId), staleTime: 0 });
  if (!list.isComplete) throw new UnreadableResponse('The server sent a part of the guest list');
  return list.guests;
}
