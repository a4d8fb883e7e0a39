import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { readWholeEvent } from '../src/domain/event.ts';
import { createEvent, deleteEvent, updateEvent } from '../src/features/events/mutations.ts';
import { eventQuery, eventsQuery } from '../src/domain/event-queries.ts';
import { cache, interaction, organiserAt } from './consumer.ts';
import { anId, anySuccess, signedIn } from './matchers.ts';

const { boolean, eachLike, equal, integer, string } = Matchers;

const eventId = '665a10000000000000000001';
const name = 'A wedding in the garden';
const image = '/cards/garden.svg';
const details = {
  name: 'In the garden, at five',
  welcomeMessage: 'We would love to have you with us.',
  rsvpMessage: 'Please let us know by the first of May.',
  isSingleGuest: true,
};
const anEvent = { _id: anId(eventId), name: string(name), image: string(image) };

test('an organiser reads the events', async () => {
  await interaction('listEvents', 'one event or more')
    .given('an organiser is signed in')
    .given('an event with a picture', { eventId })
    .withRequest('GET', '/api/v1/events', (request) => request.headers(signedIn))
    .willRespondWith(200, (answer) => answer.jsonBody({ data: { docs: eachLike(anEvent) } }))
    .executeTest(async (server) => {
      const events = await cache().fetchQuery(eventsQuery(organiserAt(server)));
      expect(events).toMatchObject({ events: [{ id: eventId, name, image }], total: 1 });
    });
});

test('an organiser without an event reads an empty list, not a refusal', async () => {
  await interaction('listEvents', 'no event yet')
    .given('an organiser is signed in')
    .given('there are no events')
    .withRequest('GET', '/api/v1/events', (request) => request.headers(signedIn))
    .willRespondWith(200, (answer) => answer.jsonBody({ data: { docs: [] } }))
    .executeTest(async (server) => {
      expect(await cache().fetchQuery(eventsQuery(organiserAt(server)))).toEqual({ events: [], total: 0 });
    });
});

test('an event comes with the sum of its guests’ answers', async () => {
  const { welcomeMessage, rsvpMessage } = details;
  const words = { welcomeMessage: string(welcomeMessage), rsvpMessage: string(rsvpMessage) };
  const wholeEvent = { ...anEvent, ...words, isSingleGuest: boolean(false) };
  const guestsAnalytics = { total: integer(3), accepted: integer(1), rejected: integer(1) };
  await interaction('getEvent', 'an event with guests')
    .given('an organiser is signed in')
    .given('an event with a picture', { eventId })
    .withRequest('GET', `/api/v1/events/${eventId}`, (request) => request.headers(signedIn))
    .willRespondWith(200, (answer) => answer.jsonBody({ data: wholeEvent, guestsAnalytics }))
    .executeTest(async (server) => {
      const event = await cache().fetchQuery(eventQuery(organiserAt(server), eventId));
      const analytics = { total: 3, accepted: 1, rejected: 1 };
      expect(event).toMatchObject({ id: eventId, name, image, analytics });
      expect(event.details).toEqual({ name, welcomeMessage, rsvpMessage, isSingleGuest: false });
    });
});

test('an event that is gone is not found', async () => {
  await interaction('getEvent', 'an event that is gone')
    .given('an organiser is signed in')
    .given('there is no such event', { eventId })
    .withRequest('GET', `/api/v1/events/${eventId}`, (request) => request.headers(signedIn))
    .willRespondWith(404)
    .executeTest(async (server) => {
      const reading = cache().fetchQuery(eventQuery(organiserAt(server), eventId));
      await expect(reading).rejects.toMatchObject({ status: 404 });
    });
});

test('an organiser creates an event and learns its id', async () => {
  await interaction('createEvent', 'an event')
    .given('an organiser is signed in')
    .withRequest('POST', '/api/v1/events', (request) => request.headers(signedIn).jsonBody(details))
    .willRespondWith(anySuccess(201), (answer) => answer.jsonBody({ data: { _id: anId(eventId) } }))
    .executeTest(async (server) => {
      const backend = { api: organiserAt(server), queryClient: cache() };
      expect(await createEvent(backend, details)).toBe(eventId);
    });
});

test('an organiser changes an event, with what the product does not know of it', async () => {
  const { name, welcomeMessage, rsvpMessage, isSingleGuest } = details;
  const saved = {
    _id: equal(eventId),
    name: equal(name),
    welcomeMessage: equal(welcomeMessage),
    rsvpMessage: equal(rsvpMessage),
    isSingleGuest: equal(isSingleGuest),
  };
  await interaction('updateEvent', 'an event')
    .given('an organiser is signed in')
    .given('an event with a picture', { eventId })
    .withRequest('PATCH', `/api/v1/events/${eventId}`, (request) =>
      request.headers(signedIn).jsonBody({ ...details, dressCode: 'Garden' }),
    )
    .willRespondWith(200, (answer) => answer.jsonBody({ data: saved }))
    .executeTest(async (server) => {
      const backend = { api: organiserAt(server), queryClient: cache() };
      const event = readWholeEvent({ _id: eventId, name, image, user: eventId, dressCode: 'Garden' });
      if (!event) throw new Error('This is an event');
      expect((await updateEvent(backend, event, details)).details).toEqual(details);
    });
});

test('an organiser deletes an event', async () => {
  await interaction('deleteEvent', 'an event')
    .given('an organiser is signed in')
    .given('an event with a picture', { eventId })
    .withRequest('DELETE', `/api/v1/events/${eventId}`, (request) => request.headers(signedIn))
    .willRespondWith(anySuccess(204))
    .executeTest(async (server) => {
      const backend = { api: organiserAt(server), queryClient: cache() };
      await expect(deleteEvent(backend, eventId)).resolves.toBeUndefined();
    });
});
