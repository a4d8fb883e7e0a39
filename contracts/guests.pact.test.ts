import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { type GuestPageRequest, guestsQuery } from '../src/domain/guest-queries.ts';
import { cache, interaction, organiserAt } from './consumer.ts';
import { anId, signedIn } from './matchers.ts';

const { arrayContaining, atLeastOneLike, boolean, eachLike, equal, integer, nullValue, string } = Matchers;

const eventId = '665a10000000000000000001';
const coming = '665b10000000000000000001';
const declined = '665b10000000000000000002';
const waiting = '665b10000000000000000003';
const guestIds = { coming, declined, waiting };

const path = `/api/v1/events/${eventId}/guests`;
const firstPage = { limit: '25', page: '1' };
const aPage = { totalDocs: integer(3), totalPages: integer(1), page: equal(1) };
const aGuest = {
  name: string('Grace Okafor'),
  phone: string('5550110002'),
  invitees: integer(4),
  inviteeOnCard: integer(3),
  isWAPhone: boolean(true),
};

const ask = (
  server: { url: string },
  request: Pick<GuestPageRequest, 'filter'> & Partial<GuestPageRequest>,
) => cache().fetchQuery(guestsQuery(organiserAt(server), { eventId, page: 1, limit: 25, ...request }));

const begin = (operationId: 'listGuests' | 'listGuestDiscrepancies', words: string) =>
  interaction(operationId, words).given('an organiser is signed in');

test('an organiser sees who is coming, who has declined and who has not answered', async () => {
  const docs = arrayContaining(
    { ...aGuest, _id: equal(coming), rsvpCount: equal(3) },
    { ...aGuest, _id: equal(declined), rsvpCount: equal(0) },
    { ...aGuest, _id: equal(waiting), rsvpCount: nullValue() },
  );
  await begin('listGuests', 'all guests')
    .given('an event with a guest of each answer', { eventId, ...guestIds })
    .withRequest('GET', path, (request) => request.headers(signedIn).query(firstPage))
    .willRespondWith(200, (answer) => answer.jsonBody({ data: { docs, ...aPage } }))
    .executeTest(async (server) => {
      const { guests, ...paging } = await ask(server, { filter: 'all' });
      expect(paging).toEqual({ total: 3, surplus: 0, page: 1, pages: 1 });
      expect(guests).toMatchObject([
        { id: coming, answer: { kind: 'coming', count: 3 } },
        { id: declined, answer: { kind: 'declined' } },
        { id: waiting, answer: { kind: 'waiting' } },
      ]);
      const { name, phone, invitees, inviteeOnCard, isWAPhone } = guests[0] ?? {};
      expect({ name, phone, invitees, inviteeOnCard, isWAPhone }).toEqual({
        name: 'Grace Okafor',
        phone: '5550110002',
        invitees: 4,
        inviteeOnCard: 3,
        isWAPhone: true,
      });
    });
});

/** Each filter leaves nobody but its own; the value is pinned in every row, not only its type. */
test.each([
  {
    filter: 'accepted',
    query: { rsvpConfirmed: 'true' },
    row: { rsvpCount: integer(3), rsvpConfirmed: equal(true) },
    shown: { answer: { kind: 'coming', count: 3 } },
  },
  {
    filter: 'rejected',
    query: { rsvpConfirmed: 'false' },
    row: { rsvpCount: equal(0) },
    shown: { answer: { kind: 'declined' } },
  },
  {
    filter: 'isWAPhone',
    query: { isWAPhone: 'false' },
    row: { isWAPhone: equal(false) },
    shown: { isWAPhone: false },
  },
] as const)('the filter $filter leaves nobody else', async ({ filter, query, row, shown }) => {
  await begin('listGuests', `the filter ${filter}`)
    .given('an event with a guest of each answer', { eventId, ...guestIds })
    .withRequest('GET', path, (request) => request.headers(signedIn).query({ ...firstPage, ...query }))
    .willRespondWith(200, (answer) =>
      answer.jsonBody({ data: { docs: eachLike({ _id: anId(coming), ...row }), ...aPage } }),
    )
    .executeTest(async (server) => {
      expect((await ask(server, { filter })).guests).toMatchObject([{ id: coming, ...shown }]);
    });
});

test('the discrepancies of each guest are words for people', async () => {
  const row = { _id: anId(coming), discrepancies: atLeastOneLike('The card says 3, the list says 4') };
  await begin('listGuestDiscrepancies', 'guests that do not add up')
    .given('an event with a guest of each answer', { eventId, ...guestIds })
    .withRequest('GET', `${path}/discrepancies`, (request) => request.headers(signedIn).query(firstPage))
    .willRespondWith(200, (answer) => answer.jsonBody({ data: { docs: eachLike(row), ...aPage } }))
    .executeTest(async (server) => {
      const { guests } = await ask(server, { filter: 'discrepancies' });
      expect(guests).toMatchObject([{ id: coming, discrepancies: ['The card says 3, the list says 4'] }]);
    });
});

test('a longer list comes page by page', async () => {
  const paging = { totalDocs: equal(30), totalPages: equal(2), page: equal(2) };
  await begin('listGuests', 'the second page')
    .given('an event with thirty guests', { eventId })
    .withRequest('GET', path, (request) => request.headers(signedIn).query({ limit: '25', page: '2' }))
    .willRespondWith(200, (answer) =>
      answer.jsonBody({ data: { docs: eachLike({ _id: anId(coming) }), ...paging } }),
    )
    .executeTest(async (server) => {
      expect(await ask(server, { filter: 'all', page: 2 })).toMatchObject({ page: 2, pages: 2, total: 30 });
    });
});

test('the guests of an event that is gone are not found', async () => {
  await begin('listGuests', 'an event that is gone')
    .given('there is no such event', { eventId })
    .withRequest('GET', path, (request) => request.headers(signedIn).query(firstPage))
    .willRespondWith(404)
    .executeTest(async (server) => {
      await expect(ask(server, { filter: 'all' })).rejects.toMatchObject({ status: 404 });
    });
});
