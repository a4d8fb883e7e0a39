import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { messagesQuery } from '../src/domain/message-queries.ts';
import {
  createMessage,
  deleteMessage,
  selectMessage,
  updateMessage,
} from '../src/features/messages/mutations.ts';
import { cache, interaction, organiserAt } from './consumer.ts';
import { anId, anySuccess, signedIn } from './matchers.ts';

const { boolean, eachLike, equal, string } = Matchers;

const eventId = '665a10000000000000000001';
const messageId = '665c10000000000000000001';
const address = `/api/v1/events/${eventId}/messages`;
const fields = {
  title: 'Invitation',
  message: 'Dear {name}, we would love to have you with us.',
  isSelected: false,
  attachCardImage: true,
  separateRSVP: false,
};
const savedFields = {
  title: equal(fields.title),
  message: equal(fields.message),
  isSelected: equal(fields.isSelected),
  attachCardImage: equal(fields.attachCardImage),
  separateRSVP: equal(fields.separateRSVP),
};

const storeAt = (server: { url: string }) => ({ api: organiserAt(server), queryClient: cache(), eventId });

test('an organiser reads the messages of an event', async () => {
  const message = {
    _id: anId(messageId),
    title: string(fields.title),
    message: string(fields.message),
    isSelected: boolean(true),
    attachCardImage: boolean(false),
    separateRSVP: boolean(false),
    createdAt: string('2026-03-01T09:00:00.000Z'),
  };
  await interaction('listMessages', 'one message or more')
    .given('an organiser is signed in')
    .given('an event with a message', { eventId, messageId })
    .withRequest('GET', address, (request) => request.headers(signedIn).query({ sort: 'createdAt' }))
    .willRespondWith(200, (answer) => answer.jsonBody({ data: { docs: eachLike(message) } }))
    .executeTest(async (server) => {
      const { api, queryClient } = storeAt(server);
      const messages = await queryClient.fetchQuery(messagesQuery(api, eventId));
      expect(messages).toMatchObject([{ id: messageId, title: fields.title, isSelected: true }]);
    });
});

test('an organiser writes a message and learns its id', async () => {
  await interaction('createMessage', 'a message')
    .given('an organiser is signed in')
    .given('an event with a picture', { eventId })
    .withRequest('POST', `${address}/`, (request) => request.headers(signedIn).jsonBody(fields))
    .willRespondWith(anySuccess(201), (answer) =>
      answer.jsonBody({ data: [{ _id: anId(messageId), ...savedFields }] }),
    )
    .executeTest(async (server) => {
      expect(await createMessage(storeAt(server), fields)).toBe(messageId);
    });
});

test('an organiser changes a message', async () => {
  await interaction('updateMessage', 'a message')
    .given('an organiser is signed in')
    .given('an event with a message', { eventId, messageId })
    .withRequest('PATCH', `${address}/${messageId}`, (request) => request.headers(signedIn).jsonBody(fields))
    .willRespondWith(200, (answer) => answer.jsonBody({ data: { _id: equal(messageId), ...savedFields } }))
    .executeTest(async (server) => {
      await expect(updateMessage(storeAt(server), messageId, fields)).resolves.toBeUndefined();
    });
});

test('an organiser selects a message', async () => {
  await interaction('selectMessage', 'a message')
    .given('an organiser is signed in')
    .given('an event with a message', { eventId, messageId })
    .withRequest('PATCH', `${address}/${messageId}/select`, (request) => request.headers(signedIn))
    .willRespondWith(200, (answer) => answer.jsonBody({ data: { isSelected: equal(true) } }))
    .executeTest(async (server) => {
      await expect(selectMessage(storeAt(server), messageId)).resolves.toBeUndefined();
    });
});

test('an organiser deletes a message', async () => {
  await interaction('deleteMessage', 'a message')
    .given('an organiser is signed in')
    .given('an event with a message', { eventId, messageId })
    .withRequest('DELETE', `${address}/${messageId}`, (request) => request.headers(signedIn))
    .willRespondWith(204)
    .executeTest(async (server) => {
      await expect(deleteMessage(storeAt(server), messageId, { isLeaving: false })).resolves.toBeUndefined();
    });
});
