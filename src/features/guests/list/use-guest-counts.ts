import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/use-api.ts';
import { guestsQuery } from '../../../domain/guest/guest-queries.ts';
import type { GuestCounts } from './GuestTabs.tsx';
import type { GuestRequest, GuestRows } from './use-guest-rows.ts';

/**
 * The number of guests per tab: the event's own counts, the list that is shown, and the first pages of the filters
 * that the event does not count, which also open those tabs at once.
 */
export function useGuestCounts(
  { eventId, filter, limit }: GuestRequest,
  known: GuestCounts,
  { total, countShown }: GuestRows,
): GuestCounts {
  const api = useApi();
  const isWAPhone = useQuery(guestsQuery(api, { eventId, filter: 'isWAPhone', page: 1, limit }));
  const discrepancies = useQuery(guestsQuery(api, { eventId, filter: 'discrepancies', page: 1, limit }));
  return {
    ...known,
    isWAPhone: isWAPhone.data && countShown('isWAPhone', isWAPhone.data.total),
    discrepancies: discrepancies.data && countShown('discrepancies', discrepancies.data.total),
    [filter]: total,
  };
}
