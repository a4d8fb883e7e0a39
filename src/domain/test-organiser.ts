import { createOrganiserApi } from '../api/client.ts';
import type { Transport } from '../api/with-timeout.ts';
import { type GuestDetails, parseGuest } from './guest/guest.ts';
import type { SavedGuest } from './guest/guest-mutations.ts';

/** An organiser's client over the mock backend or another transport. */
export function createTestApi(transport: Transport, token = 'none') {
  const api = createOrganiserApi('http://backend.test/api/v1', transport);
  api.use({ onRequest: ({ request }) => request.headers.set('authorization', `Bearer ${token}`) });
  return api;
}

/** A client whose calls all get the same response. */
export const createAnsweringApi = (body: unknown, status = 200) =>
  createTestApi(() => Promise.resolve(Response.json(body, { status })));

/** A guest to create. */
export const salma: GuestDetails = {
  name: 'Salma',
  phone: '5550110099',
  invitees: 4,
  inviteeOnCard: 3,
  isWAPhone: true,
};

/** A guest with these fields of the server; the id is 'g1' by default. */
export function createTestGuest(fields: object = {}): SavedGuest {
  const guest = parseGuest({ _id: 'g1', ...fields });
  if (guest?.id === undefined) throw new Error('These are no fields of a guest');
  return { ...guest, id: guest.id };
}
