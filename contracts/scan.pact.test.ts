import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { guestQuery } from '../src/domain/guest-queries.ts';
import { cache, interaction, organiserAt } from './consumer.ts';
import { signedIn } from './matchers.ts';

const { equal, integer, string } = Matchers;

const eventId = '665a10000000000000000001';
const coming = '665b10000000000000000001';
const path = `/api/v1/events/${eventId}/guests/${coming}`;

const ask = (server: { url: string }) => cache().fetchQuery(guestQuery(organiserAt(server), eventId, coming));

test('who stands at the door is known by the id in their link', async () => {
  const declined = '665b10000000000000000002';
  const waiting = '665b10000000000000000003';
  await interaction('getGuest', 'a guest who is coming')
    .given('an organiser is signed in')
    .given('an event with a guest of each answer', { eventId, coming, declined, waiting })
    .withRequest('GET', path, (request) => request.headers(signedIn))
    .willRespondWith(200, (answer) =>
      answer.jsonBody({
        data: {
          _id: equal(coming),
          name: string('Grace Okafor'),
          invitees: integer(4),
          inviteeOnCard: integer(3),
          rsvpCount: equal(3),
        },
      }),
    )
    .executeTest(async (server) => {
      expect(await ask(server)).toMatchObject({
        id: coming,
        name: 'Grace Okafor',
        inviteeOnCard: 3,
        answer: { kind: 'coming', count: 3 },
      });
    });
});

test('who is no guest of this event is not found', async () => {
  await interaction('getGuest', 'no guest of this event')
    .given('an organiser is signed in')
    .given('no guest has this link', { guestId: coming })
    .withRequest('GET', path, (request) => request.headers(signedIn))
    .willRespondWith(404)
    .executeTest(async (server) => {
      await expect(ask(server)).rejects.toMatchObject({ status: 404 });
    });
});
