import { type QueryClient, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { UnreadableResponse } from '../../api/errors.ts';
import type { GuestFilter } from './guest-filter.ts';
import { fetchGuestPage, type GuestPage, maxPageSize, allGuestsKey } from './guest-queries.ts';
import { indexGuest } from './guest-search-key.ts';
import type { Guest } from './guest.ts';
import { liveRefresh } from '../event/live-refresh.ts';

/** Pages that are requested in parallel. */
const maxCalls = 8;
/** The shortest time between two renders of a partial list, in milliseconds. */
const shownEvery = 500;
/** The list serves to find and compare guests; before a change, the guest is read again. */
const freshFor = 5 * 60_000;

/** The guests of a filter that are loaded so far. */
export interface AllGuests {
  guests: readonly Guest[];
  /** The number of guests of the filter, as the server counts them. */
  total: number;
  /** Whether all of them are loaded. Otherwise a missing guest may not be loaded yet. */
  isComplete: boolean;
  /** The server sent no more than this, though it counts more. */
  isTruncated?: true;
  /** The page that follows these guests, for a list that is not complete. */
  nextPage?: number;
}

/** How to read all guests. */
interface ReadOptions {
  /** The part that was read before the reading was stopped. The rest follows from its next page on. */
  from?: AllGuests | undefined;
  /** Called with the number of guests that are read, and with the server's count. */
  onProgress?: (loaded: number, total: number) => void;
}

/** Whether a list is read by one call. */
export const isShortList = (list: AllGuests | undefined) => list !== undefined && list.total <= maxPageSize;

/**
 * `liveRefresh` for all guests, only while it takes one call. A longer one is refreshed by hand, and when it is
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
export const allGuestsQuery = (
  api: Api,
  eventId: string,
  filter: GuestFilter = 'all',
  { from, onProgress }: ReadOptions = {},
) =>
  queryOptions({
    queryKey: allGuestsKey(eventId, filter),
    networkMode: 'always',
    staleTime: freshFor,
    // Comparing every field of a long list with the previous one takes longer than rendering its rows again.
    structuralSharing: (before, now) =>
      (now as AllGuests).guests.length > maxPageSize ? now : replaceEqualDeep(before, now),
    queryFn: async ({ signal, client, queryKey }): Promise<AllGuests> => {
      const before = client.getQueryData<AllGuests>(queryKey);
      const start = before === from ? from : undefined;
      const byKey = new Map(start?.guests.map((guest, row) => [guest.id ?? `0 ${row}`, guest]));
      let page = start?.nextPage ?? 1;
      let total = start?.total ?? 0;
      let pages = Math.max(page, Math.ceil(total / maxPageSize));
      const readPage = (number: number) => {
        const request = { eventId, filter, page: number, limit: maxPageSize };
        const reading = fetchGuestPage(api, request, signal);
        // A failure is thrown when its turn comes.
        reading.catch(() => {});
        return reading;
      };
      const calls: Promise<GuestPage>[] = [];
      let shownAt = -Infinity;
      let isEnd = false;
      while (!isEnd) {
        while (calls.length < maxCalls && page + calls.length <= pages)
          calls.push(readPage(page + calls.length));
        const loaded = await calls.shift();
        const size = byKey.size;
        addGuests(byKey, page, loaded?.guests);
        total = loaded?.total ?? total;
        pages = Math.max(pages, loaded?.pages ?? 0);
        page += 1;
        // The list also ends at an empty page, and for a server that repeats its rows for every page.
        isEnd = page > pages || byKey.size === size;
        onProgress?.(byKey.size, total);
        if (!isEnd && !before?.isComplete && performance.now() - shownAt >= shownEvery) {
          shownAt = performance.now();
          const part = { ...createList(byKey, total), isComplete: false, nextPage: page };
          client.setQueryData<AllGuests>(queryKey, part);
        }
      }
      // Guests may have been deleted meanwhile, so the latest count of the server tells whether any are missing.
      if (byKey.size < total) ({ total } = await readPage(1));
      const isComplete = byKey.size >= total;
      return { ...createList(byKey, total), isComplete, ...(!isComplete && { isTruncated: true }) };
    },
  });

function addGuests(byKey: Map<string, Guest>, page: number, guests: readonly Guest[] = []) {
  for (const [row, guest] of guests.entries()) {
    indexGuest(guest);
    // A deletion shifts guests to other pages, so a guest may be returned twice.
    byKey.set(guest.id ?? `${page} ${row}`, guest);
  }
}

const createList = (byKey: ReadonlyMap<string, Guest>, total: number) => ({
  guests: [...byKey.values()],
  total: Math.max(total, byKey.size),
});

/** Loads all guests, unless they are known: a page shows the list that is there while it is read again. */
export async function ensureAllGuests(
  client: QueryClient,
  api: Api,
  eventId: string,
  filter: GuestFilter = 'all',
): Promise<AllGuests> {
  const query = allGuestsQuery(api, eventId, filter);
  return readRest(client, query, client.getQueryData(query.queryKey));
}

/** Reads all guests, unless they were read lately and nothing has changed since: an action needs the server's list. */
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
  known?.isComplete || known?.isTruncated ? known : client.fetchQuery({ ...query, staleTime: 0 });

/**
 * Reads all guests of an event again, for decisions that rely on a guest not being listed.
 * @throws UnreadableResponse where the server did not send all of them
 */
export async function refetchAllGuests(client: QueryClient, api: Api, eventId: string) {
  const list = await client.fetchQuery({ ...allGuestsQuery(api, eventId), staleTime: 0 });
  if (!list.isComplete) throw new UnreadableResponse('The server sent a part of the guest list');
  return list.guests;
}
