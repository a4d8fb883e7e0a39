import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/client.ts';
import { filterQueries, type GuestFilter } from './guest-filter.ts';
import { readGuestPage } from './guest-list.ts';

/** One page of an event's guests, as asked for. */
export interface GuestPageRequest {
  eventId: string;
  filter: GuestFilter;
  page: number;
  limit: number;
}

/** listGuests, or listGuestDiscrepancies. A guest may answer at any time, so coming back to the tab reads anew. */
export const guestsQuery = (api: Api, { eventId, filter, page, limit }: GuestPageRequest) =>
  queryOptions({
    queryKey: ['listGuests', eventId, filter, { page, limit }],
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }) => {
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
      return readGuestPage(data?.data, { page, limit });
    },
  });
