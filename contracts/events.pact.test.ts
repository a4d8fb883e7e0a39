import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { eventQuery, eventsQuery } from '../src/features/events/queries.ts';
import { cache, interaction, organiserAt } from './consumer.ts';
import { anId, signedIn } from './matchers.ts';

const { eachLike, integer, string } = Matchers;

const eventId = '665a10000000000000000001';
const name = 'A wedding in the garden';
const image = '/cards/garden.svg';
const anEvent = { _id: anId(eventId), name: string(name), image: string(image) };

test('an organiser reads the events', async () => {
  await interaction('listEvents', 'one event or more')
    .given('an organiser is signed in')
    .given('an event with a picture', { eventId })
    .withRequest('GET', '/api/v1/events', (request) => request.headers(signedIn))
    .willRespondWith(200, (answer) => answer.jsonBody({ data: { docs: eachLike(anEvent) } }))
    .executeTest(async (server) => {
      const events = await cache().fetchQuery(eventsQuery(organiserAt(server)));
      expect(events).toMatchObject([{ id: eventId, name, image }]);
    });
});

test('an organiser without an event reads an empty list, not a refusal', async () => {
  await interaction('listEvents', 'no event yet')
    .given('an organiser is signed in')
    .given('there are no events')
    .withRequest('GET', '/api/v1/events', (request) => request.headers(signedIn))
    .willRespondWith(200, (answer) => answer.jsonBody({ data: { docs: [] } }))
    .executeTest(async (server) => {
      expect(await cache().fetchQuery(eventsQuery(organiserAt(server)))).toEqual([]);
    });
});

test('an event comes with the sum of its guests’ answers', async () => {
  const guestsAnalytics = { total: integer(3), accepted: integer(1), rejected: integer(1) };
  await interaction('getEvent', 'an event with guests')
    .given('an organiser is signed in')
    .given('an event with a picture', { eventId })
    .withRequest('GET', `/api/v1/events/${eventId}`, (request) => request.headers(signedIn))
    .willRespondWith(200, (answer) => answer.jsonBody({ data: anEvent, guestsAnalytics }))
    .executeTest(async (server) => {
      const event = await cache().fetchQuery(eventQuery(organiserAt(server), eventId));
      const analytics = { total: 3, accepted: 1, rejected: 1 };
      expect(event).toMatchObject({ id: eventId, name, image, analytics });
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
