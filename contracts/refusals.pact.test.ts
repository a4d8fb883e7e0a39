import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { routes } from '../mocks/backend/routes.gen.ts';
import { exchange, ids, type MockServer, organiserAt } from './consumer.ts';
import { gone, notTheirs } from './matchers.ts';
import {
  organiserCalls,
  type OrganiserOperation,
  organiserOperations,
  getRequest,
} from './organiser-calls.ts';
import { anEvent, endedToken, noSuch, organiser, othersEvent } from './provider-state.ts';

const { string } = Matchers;

const call = (operationId: OrganiserOperation, server: MockServer) =>
  organiserCalls[operationId]({ api: organiserAt(server), ...ids });

/** A 404 refuses every operation on an event except a deletion, which counts as done. */
const expectNotFound = async (operationId: OrganiserOperation, server: MockServer) => {
  const called = call(operationId, server);
  if (operationId === 'deleteEvent') await expect(called).resolves.toBeUndefined();
  else await expect(called).rejects.toMatchObject({ status: 404 });
};

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

test.each(about('event'))('%s of a deleted event is not found', async (operationId) => {
  await exchange(
    operationId,
    'an event that is gone',
    { ...getRequest(operationId), given: [organiser(), noSuch('event')], status: gone },
    (server) => expectNotFound(operationId, server),
  );
});

test.each(['getGuest', 'updateGuest'] as const)('%s of a deleted guest is not found', async (operationId) => {
  await exchange(
    operationId,
    'a guest who is gone',
    { ...getRequest(operationId), given: [organiser(), anEvent(), noSuch('guest')], status: gone },
    async (server) => {
      await expect(call(operationId, server)).rejects.toMatchObject({ status: 404 });
    },
  );
});

test.each([
  { operationId: 'deleteGuest', words: 'a guest who is gone', missing: noSuch('guest') },
  { operationId: 'deleteMessage', words: 'a message that is gone', missing: noSuch('message') },
] as const)('$operationId of something deleted counts as done', async ({ operationId, words, missing }) => {
  const given = [organiser(), anEvent(), missing];
  await exchange(operationId, words, { given, status: gone }, async (server) => {
    await expect(call(operationId, server)).resolves.toBeUndefined();
  });
});

test.each(about('message').filter((id) => id !== 'deleteMessage'))(
  '%s of a deleted message is not found',
  async (operationId) => {
    await exchange(
      operationId,
      'a message that is gone',
      { ...getRequest(operationId), given: [organiser(), anEvent(), noSuch('message')], status: gone },
      async (server) => {
        await expect(call(operationId, server)).rejects.toMatchObject({ status: 404 });
      },
    );
  },
);

test.each(aboutAnEvent.filter((id) => id !== 'deleteGuest' && id !== 'deleteMessage'))(
  '%s of another organiser’s event is refused',
  async (operationId) => {
    await exchange(
      operationId,
      'an event of another organiser',
      { ...getRequest(operationId), given: [organiser(), othersEvent(contents)], status: notTheirs },
      (server) => expectNotFound(operationId, server),
    );
  },
);
