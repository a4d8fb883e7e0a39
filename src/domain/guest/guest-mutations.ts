import type { Api } from '../../api/client.ts';
import { isRecord, OutcomeUnknown } from '../../api/errors.ts';
import { expectGone, readBack, writeAndVerify, deleteAndVerify } from '../../api/writes.ts';
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
import { fetchGuest } from './guest-queries.ts';

/** A guest who can be changed; read-only rows have no id. */
export type SavedGuest = Guest & { id: string };

/**
 * createGuest. A server may normalise a name or a phone number: such a guest is read again.
 * @returns the new guest as stored: the first item of the list
 * @throws OutcomeUnknown where the response is no guest, or differs otherwise from the sent values
 */
export async function createGuest(api: Api, eventId: string, details: GuestDetails): Promise<SavedGuest> {
  const { data } = await api.POST('/api/v1/events/{eventId}/guests', {
    params: { path: { eventId } },
    body: createGuestBody(details),
  });
  const guest = Array.isArray(data?.data) ? parseGuest(data.data[0]) : undefined;
  if (guest?.id === undefined) throw new OutcomeUnknown();
  // Missing fields do not contradict the sent values.
  const created = parseGuest({ ...details, ...guest.fields });
  if (!created) throw new OutcomeUnknown();
  const differing = compareDetails(getDetails(created), details);
  if (differing.length === 0) return { ...guest, id: guest.id };
  if (differing.some((field) => field !== 'name' && field !== 'phone')) throw new OutcomeUnknown();
  const stored = await readBack(fetchGuest(api, eventId, guest.id));
  if (compareDetails(getDetails(stored), getDetails(created)).length > 0) throw new OutcomeUnknown();
  return stored;
}

/**
 * updateGuest. Unknown fields are sent back unchanged.
 * @param guest the current guest on the server; read it first, because an older state would undo other changes
 * @throws OutcomeUnknown where neither the response nor another read contains the changes
 */
export async function updateGuest(
  api: Api,
  eventId: string,
  guest: SavedGuest,
  changes: GuestChanges,
): Promise<SavedGuest> {
  const params = { path: { eventId, guestId: guest.id } };
  const read = ({ data }: { data?: unknown }) => {
    const saved = isRecord(data) ? parseGuest(data.data) : undefined;
    if (saved?.id !== guest.id || !holdsChanges(saved.fields, changes)) throw new OutcomeUnknown();
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
 * deleteGuest. Resolves if the guest is gone: 204, or 404 or 410 because another user was first.
 * @param keepalive lets the call outlive the page
 * @throws OutcomeUnknown after any other success if the guest still exists: only 204 means deleted (specification,
 * section 7)
 */
export function deleteGuest(
  api: Api,
  eventId: string,
  guestId: string,
  { keepalive = false } = {},
): Promise<void> {
  const params = { path: { eventId, guestId } };
  return deleteAndVerify({
    send: () =>
      api.DELETE('/api/v1/events/{eventId}/guests/{guestId}', { params, parseAs: 'text', keepalive }),
    readCurrent: () => expectGone(api.GET('/api/v1/events/{eventId}/guests/{guestId}', { params })),
    isLeaving: keepalive,
  });
}
