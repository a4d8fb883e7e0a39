import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { UnreadableResponse } from '../../api/errors.ts';
import { guestKey, guestListKey } from './guest-keys.ts';
import { filterQueries, type GuestFilter } from './guest-filter.ts';
import { type GuestPage, parseGuestPage } from './guest-list.ts';
import { type Guest, parseGuest } from './guest.ts';

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
    queryFn: ({ signal }) => readGuestPage(api, request, signal),
  });

/** Reads one page of guests. */
export async function readGuestPage(
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
    queryFn: ({ signal }) => readGuest(api, eventId, guestId, signal),
  });

/** getGuest. */
export async function readGuest(
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
