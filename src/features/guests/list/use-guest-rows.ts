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
import { useInSlices } from '../../../ui/states/use-in-slices.ts';
import type { Guest } from '../../../domain/guest/guest.ts';
import { selectGuests, selectInSlices } from './guest-view.ts';
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
  const needsAll = needsAllGuests(view);
  const { data: paged } = useSuspenseQuery({
    ...guestsQuery(api, { eventId, filter, page: needsAll ? 1 : page, limit }),
    ...liveRefresh,
  });
  const all = useQuery({ ...allGuestsQuery(api, eventId, filter), ...refreshShortList, enabled: needsAll });
  const hidden = useHiddenIds();
  const source = (needsAll && all.data?.guests) || paged.guests;
  const shown = useMemo(() => withoutHidden(source, hidden), [source, hidden]);
  const found = useSelected(needsAll ? shown : undefined, view);
  const matches = needsAll ? (found ?? noGuests) : shown;
  /** How much of the whole list is loaded, for a view that needs it. */
  const progress =
    needsAll && !all.data?.isComplete
      ? {
          loaded: source.length,
          total: all.data?.total ?? paged.total,
          isLoading: all.isFetching,
          isTruncated: all.data?.isTruncated ?? false,
          error: all.error,
          /** Stops after the pages that are read, which stay. */
          onStop: () => void queryClient.cancelQueries(allGuestsQuery(api, eventId, filter)),
          /** Reads on, or again where the server sent less than it counts. */
          onContinue: () => {
            const from = all.data?.isTruncated ? undefined : all.data;
            const query = allGuestsQuery(api, eventId, filter, { from });
            // The list shows a failure.
            void queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => {});
          },
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
  /** A long list is being searched for this view. */
  const isSearching = needsAll && found === undefined;
  return { rows, place, isPaged: !needsAll, isSearching, total, progress, countShown };
}

const noGuests: readonly Guest[] = [];

/** The guests of a view. A list of this many is searched and sorted at once, a longer one in slices. */
const maxAtOnce = 2000;

function useSelected(guests: readonly Guest[] | undefined, view: GuestView): readonly Guest[] | undefined {
  const { locale } = useLingui().i18n;
  const isLong = guests !== undefined && guests.length > maxAtOnce;
  const { search, sort, answer, criteria } = view;
  const viewKey = JSON.stringify({ search, sort, answer, criteria } satisfies GuestView);
  // Not again when a row is selected.
  const atOnce = useMemo(
    () => (guests && !isLong ? selectGuests(guests, JSON.parse(viewKey) as GuestView, locale) : undefined),
    [guests, isLong, viewKey, locale],
  );
  const inSlices = useInSlices<readonly Guest[], readonly Guest[]>(
    isLong ? guests : undefined,
    viewKey + locale,
    (items, signal, previous) => selectInSlices(items, view, locale, signal, previous),
  );
  return isLong ? inSlices : atOnce;
}

/**
 * The rows of a page, and which of how many pages it is. `place.total` counts the guests of all pages, `total` those of
 * the filter before a search.
 */
export type GuestRows = ReturnType<typeof useGuestRows>;
