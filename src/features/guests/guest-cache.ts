import type { EventScope } from '../../api/use-api.ts';
import { hashKey } from '@tanstack/react-query';
import { eventQuery, eventsQuery } from '../../domain/event/event-queries.ts';
import { allGuestsQuery, refetchAllGuests } from '../../domain/guest/all-guests.ts';
import { getFingerprint } from '../../domain/guest/person-keys.ts';
import { findLoaded } from '../../shared/guest/hidden-guests.ts';
import { guestKey, guestListKey, allGuestsKey } from '../../domain/guest/guest-queries.ts';
import type { Guest } from '../../domain/guest/guest.ts';
import type { SavedGuest } from '../../domain/guest/guest-mutations.ts';

/** Common to a page of guests and to all guests. */
interface GuestList {
  guests: readonly Guest[];
  total: number;
}

/**
 * Changes every cached list of the event in place. All guests, which may be ten thousand, are not read again because of
 * one; pages, filters and numbers are.
 */
function changeLists(scope: EventScope, change: (list: GuestList) => GuestList) {
  const { api, queryClient, eventId } = scope;
  const queryKey = guestListKey(eventId);
  queryClient.setQueriesData<GuestList>({ queryKey }, (list) => list && { ...list, ...change(list) });
  const changed = hashKey(allGuestsKey(eventId, 'all'));
  void queryClient.invalidateQueries({ queryKey, predicate: ({ queryHash }) => queryHash !== changed });
  void queryClient.invalidateQueries(eventQuery(api, eventId));
  void queryClient.invalidateQueries(eventsQuery(api));
}

/** Replaces a saved guest in every list. */
export const replaceGuest = (scope: EventScope, guest: SavedGuest) => replaceGuests(scope, [guest]);

/** Replaces saved guests in every list; of two states of a guest the last one counts. */
export function replaceGuests(scope: EventScope, saved: readonly SavedGuest[]) {
  const byId = new Map<string | undefined, SavedGuest>(saved.map((guest) => [guest.id, guest]));
  for (const [id = '', guest] of byId) scope.queryClient.setQueryData(guestKey(scope.eventId, id), guest);
  changeLists(scope, ({ guests, total }) => ({
    guests: guests.map((each) => byId.get(each.id) ?? each),
    total,
  }));
}

/** Adds new guests at the end of all guests; the server decides which page they are on. */
export function cacheGuests(scope: EventScope, added: readonly SavedGuest[]) {
  const { queryClient, eventId } = scope;
  queryClient.setQueryData<GuestList>(
    allGuestsKey(eventId, 'all'),
    (list) => list && { ...list, guests: [...list.guests, ...added], total: list.total + added.length },
  );
  changeLists(scope, (list) => list);
}

/** Guests by their ids. All guests are read only if one of them is in no cached list, as after a long time. */
export async function loadGuests({ api, queryClient, eventId }: EventScope, ids: ReadonlySet<string>) {
  const loaded = findLoaded(queryClient, eventId, ids);
  if (loaded.length === ids.size) return loaded;
  const { guests } = await queryClient.fetchQuery({ ...allGuestsQuery(api, eventId), staleTime: 0 });
  return guests.filter(({ id }) => id !== undefined && ids.has(id));
}

/** Removes deleted guests from every list. */
export function removeGuests(scope: EventScope, ids: ReadonlySet<string>) {
  changeLists(scope, ({ guests, total }) => {
    const left = guests.filter(({ id }) => id === undefined || !ids.has(id));
    return { guests: left, total: total - (guests.length - left.length) };
  });
}

/** Returns a function that tells whether the server has an equal guest. The list is read once, with the first call. */
export function createListCheck({ api, queryClient, eventId }: EventScope) {
  type Person = Parameters<typeof getFingerprint>[0];
  let listed: Promise<Set<string>> | undefined;
  const read = async () => new Set((await refetchAllGuests(queryClient, api, eventId)).map(getFingerprint));
  return async (person: Person) => (await (listed ??= read())).has(getFingerprint(person));
}
