import type { Api } from '../../api/client.ts';
import { hasEnvelopeError, isRecord, UnreadableResponse } from '../../api/errors.ts';
import { expectGone, readBack, writeAndVerify, settleDeletion } from '../../api/writes.ts';
import {
  compareDetails,
  createGuestBody,
  createGuestUpdate,
  getDetails,
  type GuestChanges,
  type GuestDetails,
  type Guest,
  parseGuest,
} from './guest.ts';
import { readGuest } from './guest-queries.ts';
import { getFingerprint } from './person-keys.ts';

/** A guest who can be changed; read-only rows have no id. */
export type SavedGuest = Guest & { id: string };

/** The guests known before a new one is created. */
export interface KnownGuests {
  ids: ReadonlySet<string>;
  /** Whether these are all guests of the event. */
  isComplete: boolean;
}

const nobodyKnown: KnownGuests = { ids: new Set(), isComplete: false };

/**
 * createGuest. A server may normalise a name or a number, so a guest who differs from what was sent is read again.
 * @returns the new guest: the first item of the list
 * @throws UnreadableResponse where the response names nobody, or somebody else: the outcome is unknown
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
  if (guest?.id === undefined || hasEnvelopeError(data) || ids.has(guest.id)) throw new UnreadableResponse();
  // Missing fields do not contradict what was sent.
  const created = parseGuest({ ...details, ...guest.fields });
  if (!created) throw new UnreadableResponse();
  if (compareDetails(getDetails(created), details).length === 0) return { ...guest, id: guest.id };
  // If all guests are known, the only new one on the list is the one who was sent.
  if (!isComplete && !isWrittenOtherwise(getDetails(created), details)) throw new UnreadableResponse();
  const stored = await readBack(readGuest(api, eventId, guest.id));
  if (compareDetails(getDetails(stored), getDetails(created)).length > 0) throw new UnreadableResponse();
  return stored;
}

/** Whether two states of a guest differ only in form, such as in capital letters. */
const isWrittenOtherwise = (one: GuestDetails, other: GuestDetails) =>
  getFingerprint(one) === getFingerprint(other) &&
  compareDetails(one, other).every((field) => field === 'name' || field === 'phone');

/**
 * updateGuest. Unknown fields are sent back unchanged.
 * @param guest the current guest on the server; read it first, because an older state would undo other changes
 * @throws UnreadableResponse where neither the response nor another read contains the changes
 */
export async function updateGuest(
  api: Api,
  eventId: string,
  guest: SavedGuest,
  changes: GuestChanges,
): Promise<SavedGuest> {
  const params = { path: { eventId, guestId: guest.id } };
  const read = ({ data }: { data?: unknown }) => {
    const saved = isRecord(data) && !hasEnvelopeError(data) ? parseGuest(data.data) : undefined;
    if (saved?.id !== guest.id || !holdsChanges(saved.fields, changes)) throw new UnreadableResponse();
    return { ...saved, id: guest.id };
  };
  const body = createGuestUpdate(guest.fields, changes);
  return writeAndVerify(
    () => api.PATCH('/api/v1/events/{eventId}/guests/{guestId}', { params, body }).then(read),
    () => api.GET('/api/v1/events/{eventId}/guests/{guestId}', { params }).then(read),
  );
}

/**
 * Whether the response contains the changes. `rsvpConfirmed` is derived by the server, so it is not compared; an empty
 * text may be missing.
 */
const holdsChanges = (fields: Guest['fields'], changes: GuestChanges) =>
  Object.entries(changes).every(
    ([name, value]) => name === 'rsvpConfirmed' || (fields[name] ?? (value === '' ? '' : null)) === value,
  );

/**
 * deleteGuest. Resolves if the guest is gone: 204, or 404 or 410 because somebody else was first.
 * @param keepalive lets the call outlive the page
 * @throws UnreadableResponse after any other success if the guest still exists: only 204 means deleted (specification,
 * section 7)
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
    readCurrent: () => expectGone(api.GET('/api/v1/events/{eventId}/guests/{guestId}', { params })),
    isLeaving: keepalive,
  });
}
