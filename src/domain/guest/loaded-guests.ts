import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { allGuestsQuery, isShortList } from './all-guests.ts';
import { guestsQuery } from './guest-queries.ts';
import type { Guest } from './guest.ts';

/**
 * The whole guest list of an event if it has been read already, or if the page of the list is all of it. A long list is
 * not read for this.
 * @param limit guests per page
 */
export function useLoadedGuests(eventId: string, limit: number): readonly Guest[] | undefined {
  const api = useApi();
  const all = useQuery({
    ...allGuestsQuery(api, eventId),
    enabled: ({ state }) => isShortList(state.data),
    // A part of a long list is of no use here, and renders nothing.
    select: (list) => (list.isComplete ? list.guests : undefined),
  });
  const first = useQuery({ ...guestsQuery(api, { eventId, filter: 'all', page: 1, limit }), enabled: false });
  const page = first.data?.pages === 1 && first.data.surplus === 0 ? first.data : undefined;
  return page && first.dataUpdatedAt >= all.dataUpdatedAt ? page.guests : (all.data ?? page?.guests);
}
