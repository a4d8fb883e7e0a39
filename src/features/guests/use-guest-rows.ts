import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../api/use-api.ts';
import { allGuestsQuery, refreshShortList } from '../../domain/all-guests.ts';
import { type GuestFilter, matchesFilter } from '../../domain/guest-filter.ts';
import { guestsQuery } from '../../domain/guest-queries.ts';
import { liveRefresh } from '../../domain/live-refresh.ts';
import { findLoaded, useHiddenIds, withoutHidden } from '../../domain/hidden-guests.ts';
import { filterGuests, type GuestView, needsAllGuests, sortGuests } from './guest-view.ts';

/** The progress of loading the whole list, for a view that needs it. */
export interface LoadingProgress {
  loaded: number;
  total: number;
  isLoading: boolean;
  error: Error | null;
  /** Stops loading and keeps what is loaded. */
  onCancel(): void;
  /** Loads the rest. */
  onResume(): void;
}

/** The view of a guest list that the address asks for. */
export interface GuestRequest extends GuestView {
  eventId: string;
  filter: GuestFilter;
  page: number;
  limit: number;
}

/**
 * The rows of a guest list: one page of the server, or for a search, a sort and "not answered" the matches of all
 * loaded pages.
 */
export function useGuestRows({ eventId, filter, page, limit, q, sort, answer }: GuestRequest) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { i18n } = useLingui();
  const { data: paged } = useSuspenseQuery({
    ...guestsQuery(api, { eventId, filter, page, limit }),
    ...liveRefresh,
  });
  const needsAll = needsAllGuests({ q, sort, answer });
  const query = allGuestsQuery(api, eventId, filter);
  const all = useQuery({ ...query, ...refreshShortList, enabled: needsAll });
  const hidden = useHiddenIds();
  const source = needsAll ? (all.data?.guests ?? paged.guests) : paged.guests;
  const sorted = useMemo(
    () => sortGuests(withoutHidden(source, hidden), needsAll ? { sort } : {}, i18n.locale),
    [source, hidden, needsAll, sort, i18n.locale],
  );
  const rows = useMemo(
    () => (needsAll ? filterGuests(sorted, { q, answer }) : sorted),
    [sorted, needsAll, q, answer],
  );
  const stopLoading = async () => {
    const partial = queryClient.getQueryData(query.queryKey);
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    // Cancelling a query restores its previous state, so the loaded pages are put back.
    queryClient.setQueryData(query.queryKey, partial);
  };
  const progress: LoadingProgress | undefined =
    needsAll && !all.data?.isComplete
      ? {
          loaded: all.data?.guests.length ?? 0,
          total: all.data?.total ?? paged.total,
          isLoading: all.isFetching,
          error: all.error,
          onCancel: () => void stopLoading(),
          onResume: () => void all.refetch(),
        }
      : undefined;
  const deleted = findLoaded(queryClient, eventId, hidden);
  /** How many of the server's count are shown. */
  const countShown = (of: GuestFilter, total: number) =>
    Math.max(0, total - deleted.filter((guest) => matchesFilter(guest, of)).length);
  const shown = { ...paged, total: countShown(filter, paged.total) };
  return { rows, paged: shown, isPaged: !needsAll, progress, countShown };
}

/** The rows of a guest list, with what the server counts. */
export type GuestRows = ReturnType<typeof useGuestRows>;
