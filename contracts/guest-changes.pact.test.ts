import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { createAnswerChange } from '../src/domain/guest-details.ts';
import { createGuest, deleteGuest, updateGuest } from '../src/domain/guest-mutations.ts';
import { parseGuest } from '../src/domain/guest.ts';
import { interaction, organiserAt } from './consumer.ts';
import { anId, anySuccess, signedIn } from './matchers.ts';

const { equal } = Matchers;

const eventId = '665a10000000000000000001';
const guestId = '665b10000000000000000011';
const address = `/api/v1/events/${eventId}/guests`;
const details = { name: 'Grace Okafor', phone: '5550110002', invitees: 4, inviteeOnCard: 4, isWAPhone: true };
const savedDetails = {
  name: equal(details.name),
  phone: equal(details.phone),
  invitees: equal(details.invitees),
  inviteeOnCard: equal(details.inviteeOnCard),
  isWAPhone: equal(details.isWAPhone),
};
const guests = {
  eventId,
  coming: '665b10000000000000000012',
  declined: '665b10000000000000000013',
  waiting: guestId,
};

test('an organiser adds a guest and learns the id', async () => {
  await interaction('createGuest', 'a guest')
    .given('an organiser is signed in')
    .given('an event with a picture', { eventId })
    .withRequest('POST', address, (request) => request.headers(signedIn).jsonBody(details))
    .willRespondWith(anySuccess(201), (answer) =>
      answer.jsonBody({ data: [{ _id: anId(guestId), ...savedDetails }] }),
    )
    .executeTest(async (server) => {
      expect(await createGuest(organiserAt(server), eventId, details)).toMatchObject({ id: guestId });
    });
});

test('an organiser changes a guest, with what the product does not know of them', async () => {
  const known = { ...details, table: 'Olive' };
  await interaction('updateGuest', 'an answer that came by phone')
    .given('an organiser is signed in')
    .given('an event with a guest of each answer', guests)
    .withRequest('PATCH', `${address}/${guestId}`, (request) =>
      request.headers(signedIn).jsonBody({ ...known, rsvpCount: 2, rsvpConfirmed: true }),
    )
    .willRespondWith(200, (answer) =>
      answer.jsonBody({ data: { _id: equal(guestId), ...savedDetails, rsvpCount: equal(2) } }),
    )
    .executeTest(async (server) => {
      const guest = parseGuest({ _id: guestId, createdBy: eventId, ...known });
      if (guest?.id === undefined) throw new Error('This is a guest');
      const saved = await updateGuest(
        organiserAt(server),
        eventId,
        { ...guest, id: guest.id },
        createAnswerChange(2),
      );
      expect(saved.answer).toEqual({ kind: 'coming', count: 2 });
    });
});

test('an organiser removes a guest', async () => {
  await interaction('deleteGuest', 'a guest')
    .given('an organiser is signed in')
    .given('an event with a guest of each answer', guests)
    .withRequest('DELETE', `${address}/${guestId}`, (request) => request.headers(signedIn))
    .willRespondWith(204)
    .executeTest(async (server) => {
      await expect(deleteGuest(organiserAt(server), eventId, guestId)).resolves.toBeUndefined();
    });
});
