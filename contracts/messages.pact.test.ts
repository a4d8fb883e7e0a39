import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { messagesQuery } from '../src/domain/message/message-queries.ts';
import { answering, cache, exchange, ids, type MockServer, organiserAt } from './consumer.ts';
import { anId, anySuccess, aTime } from './matchers.ts';
import { organiserCalls, sent } from './organiser-calls.ts';
import { anEvent, organiser } from './provider-state.ts';

const { arrayContaining, equal } = Matchers;
const { eventId, messageId } = ids;
const createdAt = '2026-03-01T09:00:00.000Z';

const message = {
  title: 'Invitation',
  message: 'Please let us know.',
  isSelected: true,
  attachCardImage: true,
  separateRSVP: true,
};
const given = [organiser(), anEvent({ messages: [message] })];
const target = (server: MockServer) => ({ api: organiserAt(server), ...ids });
const read = (server: MockServer) => cache().fetchQuery(messagesQuery(organiserAt(server), eventId));
const query = { sort: 'createdAt' };

test('an organiser reads the messages of an event', async () => {
  const row = {
    _id: anId(messageId),
    title: equal(message.title),
    message: equal(message.message),
    isSelected: equal(true),
    attachCardImage: equal(true),
    separateRSVP: equal(true),
    createdAt: aTime(createdAt),
  };
  await exchange(
    'listMessages',
    'one message',
    { given, query, response: { data: { docs: [row] } } },
    async (server) => {
      expect(await read(server)).toMatchObject([{ id: messageId, createdAt, ...message }]);
    },
  );
});

test('an event without messages has an empty list', async () => {
  const exchanged = { given: [organiser(), anEvent()], query, response: { data: { docs: [] } } };
  await exchange('listMessages', 'no message yet', exchanged, async (server) => {
    expect(await read(server)).toEqual([]);
  });
});

const saved = {
  _id: anId(messageId),
  title: equal(sent.message.title),
  message: equal(sent.message.message),
};

test('an organiser writes a message and learns its id', async () => {
  // More may follow: the conformance flow “messages are kept” checks which is the first.
  const response = { data: arrayContaining(saved) };
  const exchanged = {
    given: [organiser(), anEvent()],
    body: sent.message,
    status: anySuccess(201),
    response,
  };
  await exchange('createMessage', 'a message', exchanged, async (server) => {
    expect(await organiserCalls.createMessage(target(server))).toBe(messageId);
  });
});

test('an organiser changes a message', async () => {
  // What the response omits is read again: the conformance flow "a message changes" checks what was saved.
  const answer = answering({ data: { _id: messageId, ...sent.message } });
  await exchange('updateMessage', 'a message', { given, body: sent.message }, async (server) => {
    const changing = organiserCalls.updateMessage({ ...target(server), api: organiserAt(server, answer) });
    await expect(changing).resolves.toMatchObject({ id: messageId });
  });
});

test('an organiser selects a message, whatever the response contains', async () => {
  await exchange('selectMessage', 'a message', { given, status: anySuccess(200) }, async (server) => {
    await expect(organiserCalls.selectMessage(target(server))).resolves.toBeUndefined();
  });
});

test('an organiser deletes a message', async () => {
  await exchange('deleteMessage', 'a message', { given, status: 204 }, async (server) => {
    await expect(organiserCalls.deleteMessage(target(server))).resolves.toBeUndefined();
  });
});
