import type { Api } from '../api/client.ts';
import { complains, isRecord } from '../api/envelope.ts';
import { expectGone, readBack, settle } from '../api/read-back.ts';
import { settleDeletion } from '../api/settle-deletion.ts';
import { UnreadableResponse } from '../api/errors.ts';
import {
  compareDetails,
  createGuestBody,
  createGuestUpdate,
  getDetails,
  type GuestChanges,
  type GuestDetails,
} from './guest-details.ts';
import { readGuest } from './guest-queries.ts';
import { type Guest, parseGuest } from './guest.ts';
import { getFingerprint } from './person-keys.ts';

/** A guest who can be changed: read-only rows have no id. */
export type SavedGuest = Guest & { id: string };

/** The guests that are known before one is created: none of them is the new one. */
export interface KnownGuests {
  ids: ReadonlySet<string>;
  /** Whether these are all guests of the event. */
  isComplete: boolean;
}

const nobodyKnown: KnownGuests = { ids: new Set(), isComplete: false };

/**
 * createGuest. A server may write a name or a number in its own way, so a guest who differs from what was sent is read again.
 * @returns the new guest: the first item of the list
 * @throws UnreadableResponse where the answer names nobody, or somebody else: the guest may be on the list, or not
 */
export async function createGuest(
  api: Api,
  eventId: string,
  details: GuestDetails,
  { ids, isComplete } = nobodyKnown,
): Promise<SavedGuest> {
  const { data } = await api.POST('/api/v1/events/{eventId}/guests', {
    params: { path: { eventId } },
    body: createGuestBody(details),
  });
  const guest = Array.isArray(data?.data) ? parseGuest(data.data[0]) : undefined;
  if (guest?.id === undefined || complains(data) || ids.has(guest.id)) throw new UnreadableResponse();
  // What the answer leaves out does not contradict what was sent.
  const created = parseGuest({ ...details, ...guest.fields });
  if (!created) throw new UnreadableResponse();
  if (compareDetails(getDetails(created), details).length === 0) return { ...guest, id: guest.id };
  // Where everybody is known, whoever is new on the list is the one who was sent.
  if (!isComplete && !isWrittenOtherwise(getDetails(created), details)) throw new UnreadableResponse();
  const stored = await readBack(readGuest(api, eventId, guest.id));
  if (compareDetails(getDetails(stored), getDetails(created)).length > 0) throw new UnreadableResponse();
  return stored;
}

/** Whether two states of a guest say the same in another writing, such as with other capital letters. */
const isWrittenOtherwise = (one: GuestDetails, other: GuestDetails) =>
  getFingerprint(one) === getFingerprint(other) &&
  compareDetails(one, other).every((field) => field === 'name' || field === 'phone');

/**
 * updateGuest. Unknown fields go back unchanged.
 * @param guest as the server has it now: read it again before, for an older state undoes what others did
 * @throws UnreadableResponse where neither the answer nor another look at the guest holds the changes
 */
export async function updateGuest(
  api: Api,
  eventId: string,
  guest: SavedGuest,
  changes: GuestChanges,
): Promise<SavedGuest> {
  const params = { path: { eventId, guestId: guest.id } };
  const read = ({ data }: { data?: unknown }) => {
    const saved = isRecord(data) && !complains(data) ? parseGuest(data.data) : undefined;
    if (saved?.id !== guest.id || !holdsChanges(saved.fields, changes)) throw new UnreadableResponse();
    return { ...saved, id: guest.id };
  };
  const body = createGuestUpdate(guest.fields, changes);
  return settle(api.PATCH('/api/v1/events/{eventId}/guests/{guestId}', { params, body }).then(read), () =>
    api.GET('/api/v1/events/{eventId}/guests/{guestId}', { params }).then(read),
  );
}

/**
 * Whether the answer holds the changes. `rsvpConfirmed` is the server's to derive, so it is not compared; an empty
 * text may be left out.
 */
const holdsChanges = (fields: Guest['fields'], changes: GuestChanges) =>
  Object.entries(changes).every(
    ([name, value]) => name === 'rsvpConfirmed' || (fields[name] ?? (value === '' ? '' : null)) === value,
  );

/**
 * deleteGuest. Resolves where the guest is gone: 204, or 404 or 410 because somebody else was first.
 * @param keepalive lets the call outlive the page
 * @throws UnreadableResponse for any other success where the guest is still there: only 204 means removed
 * (specification, section 7)
 */
export function deleteGuest(
  api: Api,
  eventId: string,
  guestId: string,
  { keepalive = false } = {},
): Promise<void> {
  const params = { path: { eventId, guestId } };
  return settleDeletion({
    send: () =>
      api.DELETE('/api/v1/events/{eventId}/guests/{guestId}', { params, parseAs: 'text', keepalive }),
    look: () => expectGone(api.GET('/api/v1/events/{eventId}/guests/{guestId}', { params })),
    isLeaving: keepalive,
  });
}
