import { Person20Regular } from '@fluentui/react-icons/svg/person';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { allGuestsQuery } from '../../domain/guest/all-guests.ts';
import { indexGuest } from '../../domain/guest/guest-search-key.ts';
import { findGuests } from '../../domain/guest/guest-search.ts';
import type { Guest } from '../../domain/guest/guest.ts';
import { useHiddenIds } from '../../shared/guest/hidden-guests.ts';
import { toSearchKey } from '../../i18n/matches-query.ts';
import { useShell } from '../shell-context.ts';
import { createSearchedEntry, getFit, maxResults, type SearchedEntry } from './search-entry.ts';
import type { KnownEvent } from './use-search-entries.ts';

/**
 * The guests that match the query, in all lists that this visit has loaded. The first key loads the guests of the open
 * event, otherwise of the event opened last: the API has no search (specification, section 7).
 */
export function useGuestEntries(query: string, recent: readonly string[], events: readonly KnownEvent[]) {
  const { t } = useLingui();
  const { userId } = useShell();
  const api = useApi();
  const client = useQueryClient();
  const hidden = useHiddenIds();
  const [event] = events;
  const asked = toSearchKey(query);
  // Rendered again as pages arrive.
  const { data, isFetching, error } = useQuery({
    ...allGuestsQuery(api, event?.id ?? ''),
    enabled: event !== undefined && asked !== '',
  });
  const isWanted = ({ id }: Guest) =>
    id !== undefined && !hidden.has(id) && (asked !== '' || recent.includes(`guest:${id}`));
  const found = new Map<string | undefined, { guest: Guest; eventId: unknown }>();
  const lists = client.getQueriesData<{ guests: readonly Guest[] }>({ queryKey: ['listGuests'] });
  for (const [[, eventId], list] of userId === undefined ? [] : lists) {
    const guests = list?.guests.filter(isWanted) ?? [];
    for (const guest of asked === '' ? guests : findGuests(guests, asked))
      found.set(guest.id, { guest, eventId });
  }
  // Prepared once for each guest, of whom there may be many.
  const ranked = Array.from(found.values(), (each) => ({
    ...each,
    fit: getFit([indexGuest(each.guest).name], asked),
  }));
  const best = ranked.sort((one, other) => one.fit - other.fit).slice(0, maxResults);
  const entries = best.map(({ guest: { id = '', name }, eventId }) =>
    createSearchedEntry(
      {
        id: `guest:${id}`,
        kind: 'guest',
        title: name,
        detail: events.find((each) => each.id === eventId)?.name ?? '',
        icon: Person20Regular,
        url: `/events/guests/all?event=${String(eventId)}&guest=${id}`,
      },
      [name],
    ),
  );
  const [name, text] = [event?.name ?? '', query.trim()];
  /** Opens the guest list of the event with this search. */
  const listSearch: SearchedEntry | undefined =
    event && text !== ''
      ? {
          id: 'guest-search',
          kind: 'search',
          title: '',
          label: t`Search guests of ${name} for “${text}”`,
          titles: [],
          key: '',
          icon: Search20Regular,
          url: `/events/guests/all?event=${event.id}&search=${encodeURIComponent(text)}`,
        }
      : undefined;
  const progress = isFetching && data && !data.isComplete ? data.guests.length / data.total : undefined;
  return { entries, listSearch, isLoading: isFetching, progress, error };
}
