import { expect, expectTypeOf, test } from 'vitest';
import type { operations } from '../../src/api/schema.gen.ts';
import { ask } from './ask.ts';
import description from './description.gen.json' with { type: 'json' };
import { handlers } from './handlers.ts';
import type { BackendHandlers } from './operations.ts';
import { routes } from './routes.gen.ts';
import { admin } from './seeds/accounts.ts';
import { guestOfFour, guestWhoDeclined, reminderMessage, weddingId } from './seeds/wedding.ts';
import { setUpTestHost } from '../serve/host-for-tests.ts';
import { createValidator } from '../engine/validator.ts';

const host = setUpTestHost();
const validator = createValidator(description);

const event = `/events/${weddingId}`;
const guest = `${event}/guests/${guestWhoDeclined}`;
const message = `${event}/messages/${reminderMessage}`;
const password = 'jasmine in june';
const account = { displayName: 'Layla', email: 'layla@example.org', password, passwordConfirm: password };

/** One successful call of every operation: what it is, its status, and its body if it has one. */
const calls: Record<keyof operations, [call: string, status: number, body?: object]> = {
  getRsvp: [`GET /events/guests/${guestOfFour}/rsvp`, 200],
  saveRsvp: [`POST /events/guests/${guestOfFour}/rsvp`, 200, { rsvpCount: 2 }],
  listEvents: ['GET /events', 200],
  createEvent: ['POST /events', 201, { name: 'Tea', image: '/cards/garden.svg' }],
  getEvent: [`GET ${event}`, 200],
  updateEvent: [`PATCH ${event}`, 200, { name: 'Layla & Omar' }],
  deleteEvent: [`DELETE ${event}`, 204],
  listMessages: [`GET ${event}/messages?sort=createdAt`, 200],
  createMessage: [`POST ${event}/messages/`, 201, { title: 'Hello', message: 'Dear friends' }],
  updateMessage: [`PATCH ${message}`, 200, { title: 'Hello again' }],
  selectMessage: [`PATCH ${message}/select`, 200],
  deleteMessage: [`DELETE ${message}`, 204],
  listGuests: [`GET ${event}/guests?limit=25&page=1&rsvpConfirmed=false&isWAPhone=false`, 200],
  listGuestDiscrepancies: [`GET ${event}/guests/discrepancies?limit=25&page=1`, 200],
  getGuest: [`GET ${guest}`, 200],
  createGuest: [`POST ${event}/guests`, 201, { name: 'Ada' }],
  updateGuest: [`PATCH ${guest}`, 200, { name: 'Uncle Tariq', rsvpCount: 1 }],
  deleteGuest: [`DELETE ${guest}`, 204],
  signup: ['POST /users/signup', 201, { ...account, phone: '0501234567' }],
  login: ['POST /users/login', 200, { email: admin.email, password: admin.password }],
  getMe: ['GET /users/me', 200],
  savePreference: ['PATCH /users/preference', 200, { settings: { direction: 'rtl' } }],
};

test.each(Object.entries(calls))(
  '%s responds over HTTP as described',
  async (operationId, [call, status, body]) => {
    const headers = { 'x-mock-world': operationId };
    const answer = await ask(call, { origin: host.origin, headers, body });
    expect(answer.status).toBe(status);
    expect(validator.response(operationId, status, answer.body)).toBeUndefined();
    const log = await ask('GET /_mock/log', { origin: host.origin, headers });
    expect(log.body).toMatchObject([{ operationId, status, authorization: true }]);
  },
);

test.each(Object.keys(calls))('%s has no other response in a world that fails', async (operationId) => {
  const [call, , body] = calls[operationId as keyof operations];
  const answer = await ask(call, { origin: host.origin, headers: { 'x-mock-scenario': '500' }, body });
  expect(validator.response(operationId, 500, answer.body)).toBeUndefined();
});

test('there is a handler for every operation, and no other', () => {
  expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(routes).toSorted());
  expectTypeOf<Omit<typeof handlers, 'getMe'>>().not.toExtend<BackendHandlers>();
  expectTypeOf<{ getMe: () => { status: 200; body: { data: object } } }>().not.toExtend<
    Pick<BackendHandlers, 'getMe'>
  >();
});

test('a message is created with a trailing slash, and listed without one', async () => {
  const { origin } = host;
  const body = { title: 'x', message: 'y' };
  expect(await ask(`POST ${event}/messages`, { origin, body })).toMatchObject({ status: 404 });
  expect(await ask(`GET ${event}/messages/?sort=createdAt`, { origin })).toMatchObject({ status: 404 });
});
