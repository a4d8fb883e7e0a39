import { createQueryClient } from '../../src/api/query-client.ts';
import { allGuestsQuery } from '../../src/domain/guest/all-guests.ts';
import { eventListQuery, eventQuery } from '../../src/domain/event/event-queries.ts';
import type { GuestFilter } from '../../src/domain/guest/guest-filter.ts';
import { createGuest, updateGuest } from '../../src/domain/guest/guest-mutations.ts';
import { guestQuery, guestsQuery } from '../../src/domain/guest/guest-queries.ts';
import type { GuestChanges, GuestDetails } from '../../src/domain/guest/guest.ts';
import { messagesQuery } from '../../src/domain/message/message-queries.ts';
import { createMessage } from '../../src/features/messages/mutations.ts';
import type { MessageFields } from '../../src/domain/message/message.ts';
import { fetchRsvp, saveRsvp } from '../../src/guest/answering/rsvp-calls.ts';
import type { Api } from '../../src/api/client.ts';
import { isGone } from '../../src/api/errors.ts';
import { Mismatch } from './mismatch.ts';
import type { Person } from './person.ts';

/* The product's own queries and mutations, each with an empty cache, so that all data comes from the server. */

const fresh = createQueryClient;
const { signal } = new AbortController();
/** The product, too, reads again after a 200 that does not prove the save. */
const kept = new Set(['saved', 'saved-unverified']);

export const getEvent = ({ api }: Person, id: string) => fresh().fetchQuery(eventQuery(api, id));
export const listEvents = async ({ api }: Person) => (await fresh().fetchQuery(eventListQuery(api))).events;
export const getGuest = ({ api }: Person, eventId: string, id: string) =>
  fresh().fetchQuery(guestQuery(api, eventId, id));
/** The messages of an event, without the server's own fields. */
export async function listMessages({ api }: Person, eventId: string) {
  const messages = await fresh().fetchQuery(messagesQuery(api, eventId));
  return messages.map(({ fields: _fields, ...message }) => message);
}

export const guestPage = (
  { api }: Person,
  eventId: string,
  { filter = 'all', page = 1, limit = 25 }: { filter?: GuestFilter; page?: number; limit?: number } = {},
) => fresh().fetchQuery(guestsQuery(api, { eventId, filter, page, limit }));

export const allGuests = async ({ api }: Person, eventId: string, filter: GuestFilter = 'all') =>
  (await fresh().fetchQuery(allGuestsQuery(api, eventId, filter))).guests;

/** The names that match a filter, sorted. */
export const namesIn = async (person: Person, eventId: string, filter: GuestFilter = 'all') =>
  (await guestPage(person, eventId, { filter, limit: 100 })).guests.map(({ name }) => name).toSorted();

export const addGuest = (
  { api }: Person,
  eventId: string,
  details: Partial<GuestDetails> & { name: string },
) => {
  const { invitees = 2, inviteeOnCard = invitees, phone = '', isWAPhone = true, name } = details;
  return createGuest(api, eventId, { name, phone, invitees, inviteeOnCard, isWAPhone });
};

/** Saves a guest as the product does: the current guest with the changes applied. */
export async function changeGuest(person: Person, eventId: string, id: string, changes: GuestChanges) {
  return updateGuest(person.api, eventId, await getGuest(person, eventId, id), changes);
}

export const addMessage = ({ api }: Person, eventId: string, fields: Partial<MessageFields> = {}) => {
  const usual = { title: 'Invitation', message: 'Please come.', isSelected: false };
  const flags = { attachCardImage: false, separateRSVP: false };
  return createMessage({ api, queryClient: fresh(), eventId }, { ...usual, ...flags, ...fields });
};

export const messageStore = ({ api }: Person, eventId: string) => ({ api, queryClient: fresh(), eventId });

/* Changes of some fields alone: the product sends the whole record. */

export const patchEvent = ({ api }: Person, eventId: string, body: Record<string, unknown>) =>
  api.PATCH('/api/v1/events/{eventId}', { params: { path: { eventId } }, body });
export const patchGuest = (
  { api }: Person,
  eventId: string,
  guestId: string,
  body: Record<string, unknown>,
) => api.PATCH('/api/v1/events/{eventId}/guests/{guestId}', { params: { path: { eventId, guestId } }, body });
export const patchMessage = (
  { api }: Person,
  eventId: string,
  messageId: string,
  body: Partial<MessageFields>,
) =>
  api.PATCH('/api/v1/events/{eventId}/messages/{messageId}', {
    params: { path: { eventId, messageId } },
    body,
  });
/** The deletion of a guest as it is answered: the product takes a 404 for done. */
export const removeGuest = ({ api }: Person, eventId: string, guestId: string) =>
  api.DELETE('/api/v1/events/{eventId}/guests/{guestId}', { params: { path: { eventId, guestId } } });
export const removeMessage = ({ api }: Person, eventId: string, messageId: string) =>
  api.DELETE('/api/v1/events/{eventId}/messages/{messageId}', { params: { path: { eventId, messageId } } });
/** The messages as they were sent: the product reads one of several that are selected. */
export async function listSentMessages({ api }: Person, eventId: string) {
  const params = { path: { eventId }, query: { sort: 'createdAt' as const } };
  const { data } = await api.GET('/api/v1/events/{eventId}/messages', { params });
  return data?.data.docs ?? [];
}

/** The invitation behind a link, or the kind of failure. */
export async function fetchInvitation(api: Api, guestId: string) {
  const reading = await fetchRsvp(api, guestId, signal);
  return reading.kind === 'invitation' ? reading.invitation : reading.kind;
}

/** Sends an answer. @returns what came of it, such as 'refused' */
export async function tryAnswer(api: Api, guestId: string, count: number) {
  const { kind } = await saveRsvp(api, guestId, count, signal);
  if (kind !== 'unknown') return kind;
  // The page reads again after it. Here the status counts: 404 and 410 say that there is no such link.
  const params = { path: { guestId } };
  const calling = api.POST('/api/v1/events/guests/{guestId}/rsvp', { params, body: { rsvpCount: count } });
  return calling.then(
    () => kind,
    (error: unknown) => (isGone(error) ? ('not-valid' as const) : kind),
  );
}

/** Sends an answer that has to be saved. */
export async function answer(api: Api, guestId: string, count: number) {
  const saving = await saveRsvp(api, guestId, count, signal);
  const { kind } = saving;
  const isRead = async () => {
    const invitation = await fetchInvitation(api, guestId);
    // Another answer may have come meanwhile.
    return typeof invitation === 'object' && invitation.saved !== null;
  };
  if (!kept.has(kind) && !(kind === 'unknown' && (await isRead())))
    throw new Mismatch(`saveRsvp with rsvpCount ${count}`, 'saved', saving);
}

/** Sends an answer, then reads what the link shows of it. */
export async function answerAndRead(api: Api, guestId: string, count: number) {
  const kind = await tryAnswer(api, guestId, count);
  const invitation = await fetchInvitation(api, guestId);
  return {
    saved:
      kept.has(kind) || (kind === 'unknown' && typeof invitation === 'object' && invitation.saved === count),
    count: typeof invitation === 'string' ? invitation : invitation.saved,
  };
}
