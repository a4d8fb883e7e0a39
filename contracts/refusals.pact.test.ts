import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import type { Api } from '../src/api/client.ts';
import { routes } from '../mocks/backend/routes.gen.ts';
import { exchange, ids, type MockServer, organiserAt } from './consumer.ts';
import { gone, invalid, notTheirs } from './matchers.ts';
import {
  organiserCalls,
  type OrganiserOperation,
  organiserOperations,
  getRequest,
  sent,
} from './organiser-calls.ts';
import { anEvent, endedToken, noSuch, organiser, othersEvent } from './provider-state.ts';

const { arrayContaining, equal, string } = Matchers;

const call = (operationId: OrganiserOperation, server: MockServer) =>
  organiserCalls[operationId]({ api: organiserAt(server), ...ids });

const contents = {
  guests: [{ name: 'Grace Okafor', invitees: 2 }],
  messages: [{ title: 'Invitation', message: 'Please come.' }],
};
/** The operations on one event, guest or message, by the last id of their path. */
const about = (kind: 'event' | 'guest' | 'message') =>
  organiserOperations.filter((id) => routes[id].path.match(/\{(\w+)Id\}(?!.*\{)/)?.[1] === kind);
const aboutAnEvent = organiserOperations.filter((id) => routes[id].path.includes('{eventId}'));

test.each(organiserOperations)('%s with an expired token logs the organiser out', async (operationId) => {
  const given = aboutAnEvent.includes(operationId) ? [endedToken, anEvent(contents)] : [endedToken];
  const response = { message: string('Invalid access token detected') };
  const expected = { status: 401, message: 'Invalid access token detected' };
  await exchange(
    operationId,
    'a token that has ended',
    { ...getRequest(operationId), given, status: 401, response },
    async (server) => {
      await expect(call(operationId, server)).rejects.toMatchObject(expected);
    },
  );
});

const nothing = [
  { words: 'an event that is gone', given: [organiser(), noSuch('event')], of: about('event') },
  { words: 'a guest who is gone', given: [organiser(), anEvent(), noSuch('guest')], of: about('guest') },
  {
    words: 'a message that is gone',
    given: [organiser(), anEvent(), noSuch('message')],
    of: about('message'),
  },
].map((each) => ({ ...each, status: gone }));
const foreign = {
  words: 'an event of another organiser',
  given: [organiser(), othersEvent(contents)],
  of: aboutAnEvent.filter((id) => id !== 'deleteGuest' && id !== 'deleteMessage'),
  status: notTheirs,
};
const notFound = [...nothing, foreign].flatMap(({ of, ...rest }) =>
  of.map((operationId) => ({ operationId, ...rest })),
);

test.each(notFound)('$operationId: $words', async ({ operationId, words, given, status }) => {
  await exchange(operationId, words, { ...getRequest(operationId), given, status }, async (server) => {
    const outcome = await call(operationId, server).catch((error: unknown) => error);
    // What is gone needs no deletion.
    const isDone = routes[operationId].method === 'DELETE';
    expect({ outcome }).toMatchObject({ outcome: isDone ? undefined : { status: 404 } });
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
