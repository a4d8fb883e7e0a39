import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { saveRsvp } from '../src/features/rsvp/mutations.ts';
import { readRsvp } from '../src/features/rsvp/queries.ts';
import { guestAt, interaction } from './consumer.ts';
import { anId } from './matchers.ts';

const { boolean, equal, integer, nullValue, string } = Matchers;

const guestId = '665b10000000000000000001';
const path = `/api/v1/events/guests/${guestId}/rsvp`;
const { signal } = new AbortController();

const words = { welcomeMessage: 'Please be with us.', rsvpMessage: 'Please let us know.' };
const event = {
  welcomeMessage: string(words.welcomeMessage),
  rsvpMessage: string(words.rsvpMessage),
  isSingleGuest: boolean(false),
};
const invitedForFour = { _id: anId(guestId), invitees: equal(4), inviteeOnCard: integer(4), event };
const read = { guestId, limit: 4, inviteeOnCard: 4, ...words, isSingleGuest: false };

/** The guest's answer decides what the page asks, so its value is pinned, not only its type. */
test.each([
  {
    guest: 'has not answered',
    state: 'a guest invited for four has not answered',
    rsvpCount: nullValue(),
    saved: null,
  },
  {
    guest: 'is coming',
    state: 'a guest invited for four is coming with three',
    rsvpCount: equal(3),
    saved: 3,
  },
  { guest: 'has declined', state: 'a guest invited for four has declined', rsvpCount: equal(0), saved: 0 },
])('a guest who $guest reads the invitation', async ({ guest, state, rsvpCount, saved }) => {
  await interaction('getRsvp', `a guest who ${guest}`)
    .given(state, { guestId })
    .withRequest('GET', path)
    .willRespondWith(200, (answer) => answer.jsonBody({ data: { ...invitedForFour, rsvpCount } }))
    .executeTest(async (server) => {
      const reading = await readRsvp(guestAt(server), guestId, signal);
      expect(reading).toEqual({ kind: 'invitation', invitation: { ...read, saved } });
    });
});

test('a guest of an event for single guests is asked for a yes or a no', async () => {
  await interaction('getRsvp', 'a single guest')
    .given('a guest of an event for single guests has not answered', { guestId })
    .withRequest('GET', path)
    .willRespondWith(200, (answer) =>
      answer.jsonBody({
        data: { ...invitedForFour, invitees: integer(1), event: { ...event, isSingleGuest: equal(true) } },
      }),
    )
    .executeTest(async (server) => {
      const reading = await readRsvp(guestAt(server), guestId, signal);
      expect(reading).toMatchObject({ invitation: { isSingleGuest: true, limit: 1 } });
    });
});

test('a link that no guest has is not valid', async () => {
  await interaction('getRsvp', 'a link that no guest has')
    .given('no guest has this link', { guestId })
    .withRequest('GET', path)
    .willRespondWith(404)
    .executeTest(async (server) => {
      expect(await readRsvp(guestAt(server), guestId, signal)).toEqual({ kind: 'not-valid' });
    });
});

test.each([
  { answer: 'three will come', rsvpCount: 3 },
  { answer: 'nobody will come', rsvpCount: 0 },
])('a guest answers that $answer', async ({ answer, rsvpCount }) => {
  await interaction('saveRsvp', answer)
    .given('a guest invited for four has not answered', { guestId })
    .withRequest('POST', path, (request) => request.jsonBody({ rsvpCount }))
    .willRespondWith(200)
    .executeTest(async (server) => {
      expect(await saveRsvp(guestAt(server), guestId, rsvpCount, signal)).toEqual({ kind: 'saved-unseen' });
    });
});

test('more people than are invited by now are refused', async () => {
  await interaction('saveRsvp', 'more people than are invited by now')
    .given('a guest is invited for two by now', { guestId })
    .withRequest('POST', path, (request) => request.jsonBody({ rsvpCount: 3 }))
    .willRespondWith(400)
    .executeTest(async (server) => {
      expect(await saveRsvp(guestAt(server), guestId, 3, signal)).toMatchObject({ kind: 'refused' });
    });
});

test('an answer by a link that no guest has any more is not saved', async () => {
  await interaction('saveRsvp', 'a link that no guest has')
    .given('no guest has this link', { guestId })
    .withRequest('POST', path, (request) => request.jsonBody({ rsvpCount: 2 }))
    .willRespondWith(404)
    .executeTest(async (server) => {
      expect(await saveRsvp(guestAt(server), guestId, 2, signal)).toEqual({ kind: 'not-valid' });
    });
});
