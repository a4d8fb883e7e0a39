import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { allGuestsQuery, refreshShortList } from '../../../domain/guest/all-guests.ts';
import { type GuestFilter, matchesFilter } from '../../../domain/guest/guest-filter.ts';
import { guestsQuery } from '../../../domain/guest/guest-queries.ts';
import { liveRefresh } from '../../../domain/event/live-refresh.ts';
import { findLoaded, useHiddenIds, withoutHidden } from '../../../shared/guest/hidden-guests.ts';
import { slicePage } from '../../../ui/layout/paging.ts';
import { selectGuests } from './guest-view.ts';
import { type GuestView, needsAllGuests } from '../schema.ts';

/** The view of a guest list that the address asks for. */
export interface GuestRequest extends GuestView {
  eventId: string;
  filter: GuestFilter;
  page: number;
  limit: number;
}

/**
 * The rows of one page of a guest list: a page of the server, or for a search, a sort and filters of our own a page of
 * the matches in the list, which is loaded whole.
 */
export function useGuestRows({ eventId, filter, page, limit, ...view }: GuestRequest) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { i18n } = useLingui();
  const needsAll = needsAllGuests(view);
  const { data: paged } = useSuspenseQuery({
    ...guestsQuery(api, { eventId, filter, page: needsAll ? 1 : page, limit }),
    ...liveRefresh,
  });
  const all = useQuery({ ...allGuestsQuery(api, eventId, filter), ...refreshShortList, enabled: needsAll });
  const hidden = useHiddenIds();
  const source = (needsAll && all.data?.guests) || paged.guests;
  const { search, sort, answer, whatsapp, invited, equal } = view;
  // Thousands may be searched and sorted: not again when a row is selected.
  const matches = useMemo(() => {
    const shown = withoutHidden(source, hidden);
    return needsAll
      ? selectGuests(shown, { search, sort, answer, whatsapp, invited, equal }, i18n.locale)
      : shown;
  }, [source, hidden, needsAll, search, sort, answer, whatsapp, invited, equal, i18n.locale]);
  /** How much of the whole list is loaded, for a view that needs it. */
  const progress =
    needsAll && !all.data?.isComplete
      ? {
          loaded: all.data?.guests.length ?? 0,
          total: all.data?.total ?? paged.total,
          isLoading: all.isFetching,
          error: all.error,
          onRetry: () => void all.refetch(),
        }
      : undefined;
  const deleted = findLoaded(queryClient, eventId, hidden);
  /** How many of the server's count are shown. */
  const countShown = (of: GuestFilter, total: number) =>
    Math.max(0, total - deleted.filter((guest) => matchesFilter(guest, of)).length);
  const total = countShown(filter, paged.total);
  const { rows, ...place } = needsAll
    ? { ...slicePage(matches, { page, limit }), surplus: 0 }
    : { rows: matches, page: paged.page, pages: paged.pages, total, surplus: paged.surplus };
  return { rows, place, isPaged: !needsAll, total, progress, countShown };
}

/**
 * The rows of a page, and which of how many pages it is. `place.total` counts the guests of all pages, `total` those of
 * the filter before a search.
 */
export type GuestRows = ReturnType<typeof useGuestRows>;
