import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import type { Api } from '../src/api/client.ts';
import { exchange, ids, type MockServer, organiserAt } from './consumer.ts';
import { gone, invalid, notTheirs } from './matchers.ts';
import { getRequest, organiserCalls, sent } from './organiser-calls.ts';
import { anEvent, endedToken, noSuch, organiser, othersEvent } from './provider-state.ts';

const { arrayContaining, equal, string } = Matchers;

const call = (operationId: keyof typeof organiserCalls, server: MockServer) =>
  organiserCalls[operationId]({ api: organiserAt(server), ...ids });

const contents = {
  guests: [{ name: 'Grace Okafor', invitees: 2 }],
  messages: [{ title: 'Invitation', message: 'Please come.' }],
};

/* One call of each kind and depth of path: conformance makes the same check for every call. */

test.each([
  { operationId: 'getMe' as const, given: [endedToken] },
  { operationId: 'listGuests' as const, given: [endedToken, anEvent(contents)] },
  { operationId: 'updateMessage' as const, given: [endedToken, anEvent(contents)] },
])('$operationId with an expired token logs the organiser out', async ({ operationId, given }) => {
  const response = { message: string('Invalid access token detected') };
  const expected = { status: 401, message: 'Invalid access token detected' };
  const exchanged = { ...getRequest(operationId), given, status: 401, response };
  await exchange(operationId, 'a token that has ended', exchanged, async (server) => {
    await expect(call(operationId, server)).rejects.toMatchObject(expected);
  });
});

const others = [organiser(), othersEvent(contents)];

test.each([
  {
    operationId: 'getEvent' as const,
    words: 'an event that is gone',
    given: [organiser(), noSuch('event')],
    status: gone,
  },
  {
    operationId: 'updateMessage' as const,
    words: 'a message that is gone',
    given: [organiser(), anEvent(), noSuch('message')],
    status: gone,
  },
  {
    operationId: 'updateEvent' as const,
    words: 'an event of another organiser',
    given: others,
    status: notTheirs,
  },
  {
    operationId: 'getGuest' as const,
    words: 'an event of another organiser',
    given: others,
    status: notTheirs,
  },
])('$operationId: $words', async ({ operationId, words, given, status }) => {
  await exchange(operationId, words, { ...getRequest(operationId), given, status }, async (server) => {
    await expect(call(operationId, server)).rejects.toMatchObject({ status: 404 });
  });
});

const { eventId, guestId } = ids;
const event = { ...sent.event, name: '' };
const guest = { ...sent.guest, name: '' };
const guests = [{ name: 'Grace Okafor', invitees: 2 }];
const nameIsWrong = { errors: arrayContaining({ type: equal('name'), message: string('Enter a name') }) };

test.each([
  {
    operationId: 'createEvent' as const,
    given: [organiser()],
    body: event,
    send: (api: Api) => api.POST('/api/v1/events', { body: event }),
  },
  {
    operationId: 'updateEvent' as const,
    given: [organiser(), anEvent()],
    body: event,
    send: (api: Api) => api.PATCH('/api/v1/events/{eventId}', { params: { path: { eventId } }, body: event }),
  },
  {
    operationId: 'createGuest' as const,
    given: [organiser(), anEvent()],
    body: guest,
    send: (api: Api) =>
      api.POST('/api/v1/events/{eventId}/guests', { params: { path: { eventId } }, body: guest }),
  },
  {
    operationId: 'updateGuest' as const,
    given: [organiser(), anEvent({ guests })],
    body: { name: '' },
    send: (api: Api) =>
      api.PATCH('/api/v1/events/{eventId}/guests/{guestId}', {
        params: { path: { eventId, guestId } },
        body: { name: '' },
      }),
  },
])('$operationId without a name is refused with the field', async ({ operationId, given, body, send }) => {
  const words = `${operationId.endsWith('Event') ? 'an event' : 'a guest'} without a name`;
  const exchanged = { given, body, status: invalid, response: nameIsWrong };
  await exchange(operationId, words, exchanged, async (server) => {
    const errors = [{ type: 'name', message: 'Enter a name' }];
    await expect(send(organiserAt(server))).rejects.toMatchObject({ status: 400, errors });
  });
});
