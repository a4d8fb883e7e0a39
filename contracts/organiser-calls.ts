import { routes } from '../mocks/backend/routes.gen.ts';
import type { Api } from '../src/api/client.ts';
import { createQueryClient } from '../src/api/query-client.ts';
import type { operations } from '../src/api/schema.gen.ts';
import { eventQuery } from '../src/domain/event/event-queries.ts';
import { parseWholeEvent } from '../src/domain/event/event.ts';
import { deleteGuest, updateGuest } from '../src/domain/guest/guest-mutations.ts';
import { guestQuery, guestsQuery } from '../src/domain/guest/guest-queries.ts';
import { parseGuest } from '../src/domain/guest/guest.ts';
import { deleteEvent, updateEvent } from '../src/features/events/mutations.ts';
import {
  createMessage,
  deleteMessage,
  selectMessage,
  updateMessage,
} from '../src/features/messages/mutations.ts';
import { fetchMe } from '../src/features/session/user.ts';

/** The ids that an organiser's call uses. */
export interface Target {
  api: Api;
  eventId: string;
  guestId: string;
  messageId: string;
}

/** The body of each writing call, as in the tests of the pact. */
export const sent = {
  event: { name: 'Changed', welcomeMessage: 'Come in.', rsvpMessage: 'Tell us.', isSingleGuest: true },
  guest: { name: 'Grace Okafor', phone: '0550110002', invitees: 4, inviteeOnCard: 4, isWAPhone: true },
  message: {
    title: 'Invitation',
    message: 'Dear {name}, please be with us.',
    isSelected: false,
    attachCardImage: true,
    separateRSVP: true,
  },
  preference: { settings: { direction: 'rtl' }, shortcuts: ['calendar', 'contacts'] },
};

const eventWith = (id: string) => {
  const event = parseWholeEvent({ _id: id, name: 'Any' });
  if (!event) throw new Error('This is an event');
  return event;
};
const guestWith = (id: string) => {
  const guest = parseGuest({ _id: id, name: 'Anybody' });
  if (!guest) throw new Error('This is a guest');
  return { ...guest, id };
};
const fresh = () => createQueryClient();

/** Calls of a logged-in organiser, as the product makes them. */
export const organiserCalls = {
  getMe: ({ api }: Target) => fetchMe(api),
  getEvent: ({ api, eventId }: Target) => fresh().fetchQuery(eventQuery(api, eventId)),
  updateEvent: ({ api, eventId }: Target) =>
    updateEvent({ api, queryClient: fresh() }, eventWith(eventId), sent.event),
  deleteEvent: ({ api, eventId }: Target) => deleteEvent({ api, queryClient: fresh() }, eventId),
  listGuests: ({ api, eventId }: Target) =>
    fresh().fetchQuery(guestsQuery(api, { eventId, filter: 'all', page: 1, limit: 25 })),
  getGuest: ({ api, eventId, guestId }: Target) => fresh().fetchQuery(guestQuery(api, eventId, guestId)),
  updateGuest: ({ api, eventId, guestId }: Target) =>
    updateGuest(api, eventId, guestWith(guestId), { name: sent.guest.name }),
  deleteGuest: ({ api, eventId, guestId }: Target) => deleteGuest(api, eventId, guestId),
  createMessage: ({ api, eventId }: Target) =>
    createMessage({ api, queryClient: fresh(), eventId }, sent.message),
  updateMessage: ({ api, eventId, messageId }: Target) =>
    updateMessage({ api, queryClient: fresh(), eventId }, messageId, sent.message),
  selectMessage: ({ api, eventId, messageId }: Target) =>
    selectMessage({ api, queryClient: fresh(), eventId }, messageId),
  deleteMessage: ({ api, eventId, messageId }: Target) =>
    deleteMessage({ api, queryClient: fresh(), eventId }, messageId),
};

/** The operations that need a token. */
export type OrganiserOperation = Exclude<keyof operations, 'getRsvp' | 'saveRsvp' | 'signup' | 'login'>;
export const organiserOperations = Object.entries(routes)
  .filter(([, { open }]) => !open)
  .map(([id]) => id as OrganiserOperation);

/** The query and body of each call, as in the pact. */
export const getRequest = (
  operationId: OrganiserOperation,
): { query?: Record<string, string>; body?: unknown } =>
  ({
    createEvent: { body: sent.event },
    updateEvent: { body: sent.event },
    listMessages: { query: { sort: 'createdAt' } },
    createMessage: { body: sent.message },
    updateMessage: { body: sent.message },
    listGuests: { query: { limit: '25', page: '1' } },
    listGuestDiscrepancies: { query: { limit: '25', page: '1' } },
    createGuest: { body: sent.guest },
    updateGuest: { body: { name: sent.guest.name } },
    savePreference: { body: sent.preference },
  })[operationId as string] ?? {};
