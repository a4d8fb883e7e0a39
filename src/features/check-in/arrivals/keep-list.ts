import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';
import { eventQuery } from '../../../domain/event/event-queries.ts';
import { type AllGuests, allGuestsQuery, ensureAllGuests } from '../../../domain/guest/all-guests.ts';
import { guestListKey } from '../../../domain/guest/guest-queries.ts';
import type { Guest } from '../../../domain/guest/guest.ts';
import * as keys from '../../../storage/keys.ts';
import { getStoredSize, persistent } from '../../../storage/storage.ts';
import { type KeptList, openKeptList } from './kept-list.ts';

/** Whose copy of which list. */
interface ListOwner {
  client: QueryClient;
  api: Api;
  eventId: string;
  user: { uid: string };
}

/** The maximum number of guests in a copy; more would not fit into the browser's storage. */
const maxKept = 20_000;
/** For a list that was not opened at check-in: its guests, and the size of all copies in characters. */
const maxUnasked = { guests: 500, size: 1_000_000 };

/** The fields of a guest that the copy has: those that lists and exports show. */
const keptFields = new Set(
  '_id id name phone invitees inviteeOnCard rsvpCount rsvpConfirmed isWAPhone discrepancies'.split(' '),
);
const pickFields = ({ fields }: Guest) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => keptFields.has(name)));

/**
 * Copies a guest list to this device, for a lost connection at the entrance.
 * @param at when it was read, in milliseconds since 1970
 * @returns false if it is not complete or storage has no room; then an earlier copy stays
 */
export function keepList(
  { client, api, eventId, user }: ListOwner,
  { guests, isComplete }: AllGuests,
  at: number,
): boolean {
  if (!isComplete || guests.length > maxKept) return false;
  const event = client.getQueryData(eventQuery(api, eventId).queryKey)?.fields;
  const list: KeptList = { at, event, user, guests: guests.map(pickFields) };
  return persistent.write(keys.keptList(user.uid, eventId), JSON.stringify(list));
}

/**
 * Copies the guest list of an opened event whenever a page has read all of it, and reads it for the first copy.
 * @returns a function that stops it
 */
export function keepListOfOpenedEvent(owner: ListOwner): () => void {
  const { client, api, eventId, user } = owner;
  const list = new QueryObserver(client, { ...allGuestsQuery(api, eventId), enabled: false });
  const keep = ({ data, dataUpdatedAt } = list.getCurrentResult()) => {
    if (!data || data.guests.length > maxUnasked.guests) return;
    if (getStoredSize(keys.keptLists) < maxUnasked.size) keepList(owner, data, dataUpdatedAt);
  };
  const stop = list.subscribe(keep);
  keep();
  const total = client.getQueryData(eventQuery(api, eventId).queryKey)?.analytics.total ?? Infinity;
  const isBeingRead = client.isFetching({ queryKey: guestListKey(eventId) }) > 0;
  if (total <= maxUnasked.guests && !isBeingRead && !openKeptList(user.uid, eventId).read())
    void ensureAllGuests(client, api, eventId).catch(() => {});
  return stop;
}
