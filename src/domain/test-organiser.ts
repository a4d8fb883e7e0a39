import { createApi } from '../api/client.ts';
import type { Transport } from '../api/with-timeout.ts';
import type { GuestDetails } from './guest/guest.ts';

/** An organiser's client over the mock backend or another transport. */
export function createTestApi(transport: Transport, token = 'none') {
  const api = createApi('http://backend.test/api/v1', transport);
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
