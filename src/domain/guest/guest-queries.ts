import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { UnreadableResponse } from '../../api/errors.ts';
import { filterQueries, type GuestFilter } from './guest-filter.ts';
import * as v from 'valibot';
import { parseResponse } from '../../api/parse-response.ts';
import { type Guest, parseGuest } from './guest.ts';
import { count } from '../parse.ts';

/** The key of all queries on an event's guest list, to invalidate after a change. */
export const guestListKey = (eventId: string) => ['listGuests', eventId] as const;

/** The key of all guests of a filter. */
export const allGuestsKey = (eventId: string, filter: GuestFilter): QueryKey => [
  ...guestListKey(eventId),
  filter,
  'all pages',
];

/** The key of getGuest. */
export const guestKey = (eventId: string, guestId: string) => ['getGuest', eventId, guestId] as const;

/** Which page of an event's guests to read. */
export interface GuestPageRequest {
  eventId: string;
  filter: GuestFilter;
  /** Counted from 1. */
  page: number;
  limit: number;
}

/** listGuests, or listGuestDiscrepancies. Guests may answer at any time, so returning to the tab reads again. */
export const guestsQuery = (api: Api, request: GuestPageRequest) =>
  queryOptions({
    queryKey: [
      ...guestListKey(request.eventId),
      request.filter,
      { page: request.page, limit: request.limit },
    ],
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal, client, queryKey }) => {
      const before = client.getQueryData<GuestPage>(queryKey);
      const page = await fetchGuestPage(api, request, signal);
      if (before && before.total !== page.total) expireAllGuests(client, request, page.total);
      return page;
    },
  });

/** Guests per call: the maximum (openapi/QUESTIONS.md, A20). */
export const maxPageSize = 100;

/**
 * Marks all guests as stale if it does not have the server's new total, such as after a guest was added twice. Only
 * a list of one call is read again at once.
 */
function expireAllGuests(client: QueryClient, { eventId, filter }: GuestPageRequest, total: number) {
  void client.invalidateQueries({
    queryKey: allGuestsKey(eventId, filter),
    predicate: ({ state }) => (state.data as { total: number } | undefined)?.total !== total,
    refetchType: total <= maxPageSize ? 'active' : 'none',
  });
}

/** Reads one page of guests. */
export async function fetchGuestPage(
  api: Api,
  { eventId, filter, page, limit }: GuestPageRequest,
  signal: AbortSignal,
): Promise<GuestPage> {
  const path = { eventId };
  const { data } =
    filter === 'discrepancies'
      ? await api.GET('/api/v1/events/{eventId}/guests/discrepancies', {
          params: { path, query: { limit, page } },
          signal,
        })
      : await api.GET('/api/v1/events/{eventId}/guests', {
          params: { path, query: { limit, page, ...filterQueries[filter] } },
          signal,
        });
  return parseGuestPage(data?.data, { page, limit });
}

/** getGuest. Sent without a connection as well, so that the failure shows at once. */
export const guestQuery = (api: Api, eventId: string, guestId: string) =>
  queryOptions({
    queryKey: guestKey(eventId, guestId),
    networkMode: 'always',
    queryFn: ({ signal }) => fetchGuest(api, eventId, guestId, signal),
  });

/** getGuest. */
export async function fetchGuest(
  api: Api,
  eventId: string,
  guestId: string,
  signal: AbortSignal | null = null,
): Promise<Guest & { id: string }> {
  const { data } = await api.GET('/api/v1/events/{eventId}/guests/{guestId}', {
    params: { path: { eventId, guestId } },
    signal,
  });
  const guest = parseGuest(data?.data);
  if (!guest) throw new UnreadableResponse('getGuest answered without a guest');
  return { ...guest, id: guest.id ?? guestId };
}

/** One page of a guest list. */
export interface GuestPage {
  /** At most as many as were requested. */
  guests: Guest[];
  /** The number of rows beyond the requested number, which are cut off. */
  surplus: number;
  /** Guests on all pages together. */
  total: number;
  /** This page, counted from 1. */
  page: number;
  /** The last page. */
  pages: number;
}

const envelope = v.object({
  docs: v.array(v.unknown(), 'The list of guests is no list'),
  totalDocs: count,
  totalPages: count,
  page: count,
});

/** A bare list longer than a page has all guests, from which the page is cut here. */
function cutPage(docs: readonly unknown[], { page, limit }: { page: number; limit: number }) {
  if (docs.length <= limit) return { docs };
  return { docs: docs.slice((page - 1) * limit, page * limit), totalDocs: docs.length };
}

/**
 * Parses one page of guests. Missing or inconsistent paging is derived from the rows; a bare list is the only page
 * (openapi/QUESTIONS.md, A3 and A8). Rows beyond the requested number are cut off and counted.
 * @throws UnreadableResponse without a list, because an empty screen would mean that no guests are invited
 */
export function parseGuestPage(payload: unknown, request: { page: number; limit: number }): GuestPage {
  const {
    docs,
    totalDocs,
    totalPages,
    page = request.page,
  } = parseResponse(envelope, Array.isArray(payload) ? cutPage(payload, request) : payload);
  const all = docs.map(parseGuest).filter((guest) => guest !== undefined);
  const guests = all.slice(0, request.limit);
  const before = (request.page - 1) * request.limit;
  const total = Math.max(totalDocs ?? 0, all.length > 0 ? before + all.length : 0);
  const needed = Math.ceil(total / request.limit);
  // A server that counts one page too many would otherwise end the list with an empty page.
  const isCounted = totalDocs !== undefined && all.length >= Math.min(request.limit, total - before);
  const pages = Math.max(1, isCounted ? Math.min(totalPages ?? needed, needed) : (totalPages ?? needed));
  return { guests, surplus: all.length - guests.length, total, page: Math.max(1, page), pages };
}
