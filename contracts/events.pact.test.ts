import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { eventQuery, eventsQuery } from '../src/domain/event/event-queries.ts';
import { parseWholeEvent } from '../src/domain/event/event.ts';
import { createEvent, updateEvent } from '../src/features/events/mutations.ts';
import { answering, cache, exchange, ids, organiserAt } from './consumer.ts';
import { anId, anySuccess, aTime, matchNumber } from './matchers.ts';
import { organiserCalls, sent } from './organiser-calls.ts';
import { anEvent, organiser } from './provider-state.ts';

const { equal } = Matchers;
const { eventId } = ids;

const image = '/cards/garden.svg';
const written = {
  name: 'A wedding in the garden',
  image,
  images: [image],
  welcomeMessage: 'We would love to have you with us.',
  rsvpMessage: 'Please let us know by the first of May.',
  // True, because false may be missing.
  isSingleGuest: true,
};
const guests = [
  { name: 'Grace', invitees: 4, inviteeOnCard: 4, rsvpCount: 3 },
  { name: 'Tariq', invitees: 2, inviteeOnCard: 2, rsvpCount: 0 },
  { name: 'Salma', invitees: 1, inviteeOnCard: 1, rsvpCount: null },
];
const given = [organiser(), anEvent({ event: written, guests })];
const updatedAt = '2026-04-02T09:30:00.000Z';
const card = {
  _id: anId(eventId),
  name: equal(written.name),
  image: equal(image),
  updatedAt: aTime(updatedAt),
};
const sums = { total: 3, accepted: 1, rejected: 1, invitees: 7, confirmed: 3 };
const guestsAnalytics = {
  total: matchNumber(3),
  accepted: matchNumber(1),
  rejected: matchNumber(1),
  invitees: matchNumber(7),
  confirmed: matchNumber(3),
};

test('an organiser reads the events with the answers on their cards', async () => {
  const response = { data: { docs: [{ ...card, guestsAnalytics }] } };
  await exchange('listEvents', 'one event', { given, response }, async (server) => {
    const events = await cache().fetchQuery(eventsQuery(organiserAt(server)));
    expect(events).toMatchObject({
      events: [{ id: eventId, name: written.name, image, updatedAt, analytics: sums }],
    });
  });
});

test('an organiser without an event reads an empty list', async () => {
  const exchanged = { given: [organiser()], response: { data: { docs: [] } } };
  await exchange('listEvents', 'no event yet', exchanged, async (server) => {
    expect(await cache().fetchQuery(eventsQuery(organiserAt(server)))).toMatchObject({ events: [] });
  });
});

const { name, welcomeMessage, rsvpMessage, isSingleGuest } = written;
const wholeEvent = {
  ...card,
  welcomeMessage: equal(welcomeMessage),
  rsvpMessage: equal(rsvpMessage),
  isSingleGuest: equal(isSingleGuest),
};

test('an event includes the totals of its guests’ answers', async () => {
  const response = { data: wholeEvent };
  await exchange('getEvent', 'an event with guests', { given, response }, async (server) => {
    const event = await cache().fetchQuery(eventQuery(organiserAt(server), eventId));
    expect(event).toMatchObject({ id: eventId, image });
    expect(event.details).toEqual({ name, welcomeMessage, rsvpMessage, isSingleGuest });
    // Beside the event or on it (openapi/QUESTIONS.md, A5): the conformance flow "the sums of an event" checks them.
    for (const place of [
      { guestsAnalytics: sums },
      { data: { ...written, _id: eventId, guestsAnalytics: sums } },
    ]) {
      const api = organiserAt(server, answering(place));
      expect(await cache().fetchQuery(eventQuery(api, eventId))).toMatchObject({ analytics: sums });
    }
  });
});

test('an event with only a name is valid', async () => {
  const response = { data: { _id: anId(eventId), name: equal('A dinner') } };
  const exchanged = { given: [organiser(), anEvent()], response };
  await exchange('getEvent', 'an event with a name alone', exchanged, async (server) => {
    const event = await cache().fetchQuery(eventQuery(organiserAt(server), eventId));
    expect(event).toMatchObject({ name: 'A dinner', details: { welcomeMessage: '', isSingleGuest: false } });
  });
});

test.each([
  {
    words: 'an event with pictures',
    images: [image, '/cards/gala.svg'],
    pictures: { image, images: [image, '/cards/gala.svg'] },
  },
  { words: 'an event without a picture', images: [], pictures: {} },
])('an organiser creates $words and learns its id', async ({ words, images, pictures }) => {
  const body = { ...sent.event, ...pictures };
  const response = { data: { _id: anId(eventId) } };
  const exchanged = { given: [organiser()], body, status: anySuccess(201), response };
  await exchange('createEvent', words, exchanged, async (server) => {
    const backend = { api: organiserAt(server), queryClient: cache() };
    expect(await createEvent(backend, sent.event, images)).toBe(eventId);
  });
});

test('an organiser changes an event and keeps its unknown fields', async () => {
  const body = { ...sent.event, dressCode: 'Garden' };
  // What the response omits is read again: the conformance flow "an event changes" checks what was saved.
  const answer = answering({ data: { _id: eventId, ...sent.event } });
  await exchange('updateEvent', 'an event', { given, body }, async (server) => {
    const backend = { api: organiserAt(server, answer), queryClient: cache() };
    const event = parseWholeEvent({ _id: eventId, name, image, user: eventId, dressCode: 'Garden' });
    if (!event) throw new Error('This is an event');
    expect((await updateEvent(backend, event, sent.event)).details).toEqual(sent.event);
  });
});

test('an organiser deletes an event', async () => {
  await exchange('deleteEvent', 'an event', { given, status: anySuccess(204) }, async (server) => {
    const deleting = organiserCalls.deleteEvent({ api: organiserAt(server), ...ids });
    await expect(deleting).resolves.toBeUndefined();
  });
});
