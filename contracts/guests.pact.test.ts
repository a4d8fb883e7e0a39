import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { type GuestPageRequest, guestQuery, guestsQuery } from '../src/domain/guest/guest-queries.ts';
import type { Transport } from '../src/api/with-timeout.ts';
import { cache, exchange, ids, type MockServer, organiserAt } from './consumer.ts';
import { anId, matchNumber } from './matchers.ts';
import { anEvent, organiser } from './provider-state.ts';

const { arrayContaining, atLeastOneLike, constrainedArrayLike, equal, string } = Matchers;
const { eventId, guestId } = ids;

const guests = [
  { name: 'Grace', phone: '0550110001', invitees: 4, inviteeOnCard: 3, rsvpCount: 3, isWAPhone: true },
  { name: 'Tariq', phone: '0550110002', invitees: 2, inviteeOnCard: 2, rsvpCount: 0, isWAPhone: false },
  { name: 'Salma', phone: '0550110003', invitees: 1, inviteeOnCard: 1, rsvpCount: null, isWAPhone: true },
];
const given = [organiser(), anEvent({ guests })];
const manyGuests = [organiser(), anEvent({ guestCount: 110 })];
const query = (page: number, limit = 25) => ({ limit: String(limit), page: String(page) });

const [grace, tariq, salma] = guests.map(({ rsvpCount, isWAPhone, ...guest }) => ({
  _id: anId(guestId),
  name: equal(guest.name),
  phone: equal(guest.phone),
  invitees: matchNumber(guest.invitees),
  inviteeOnCard: matchNumber(guest.inviteeOnCard),
  isWAPhone: equal(isWAPhone),
  ...(rsvpCount !== null && { rsvpCount: matchNumber(rsvpCount) }),
}));
const discrepancies = atLeastOneLike('The card says 3, the list says 4');

const ask = (server: MockServer, request: Partial<GuestPageRequest> = {}, transport?: Transport) =>
  cache().fetchQuery(
    guestsQuery(organiserAt(server, transport), {
      eventId,
      filter: 'all',
      page: 1,
      limit: 25,
      ...request,
    }),
  );

test('an organiser sees who is coming, declined or not answered', async () => {
  const docs = arrayContaining({ ...grace, discrepancies }, tariq, salma);
  const response = { data: { docs, totalDocs: matchNumber(3) } };
  await exchange('listGuests', 'all guests', { given, query: query(1), response }, async (server) => {
    const { guests: read, ...paging } = await ask(server);
    expect(paging).toEqual({ total: 3, surplus: 0, page: 1, pages: 1 });
    expect(read).toMatchObject([
      { id: guestId, name: 'Grace', phone: '0550110001', invitees: 4, inviteeOnCard: 3, isWAPhone: true },
      { name: 'Tariq', answer: { kind: 'declined' }, isWAPhone: false },
      { name: 'Salma', answer: { kind: 'waiting' } },
    ]);
    expect(read[0]).toMatchObject({
      answer: { kind: 'coming', count: 3 },
      discrepancies: [expect.any(String)],
    });
  });
});

/** Each filter returns one of the three, whose row is pinned as in the whole list. */
test.each([
  { filter: 'accepted', added: { rsvpConfirmed: 'true' }, row: grace, name: 'Grace' },
  { filter: 'rejected', added: { rsvpConfirmed: 'false' }, row: tariq, name: 'Tariq' },
  { filter: 'isWAPhone', added: { isWAPhone: 'false' }, row: tariq, name: 'Tariq' },
] as const)('the filter $filter returns nobody else', async ({ filter, added, row, name }) => {
  const response = { data: { docs: [row], totalDocs: matchNumber(1) } };
  const exchanged = { given, query: { ...query(1), ...added }, response };
  await exchange('listGuests', `the filter ${filter}`, exchanged, async (server) => {
    expect(await ask(server, { filter })).toMatchObject({ guests: [{ id: guestId, name }], total: 1 });
  });
});

/**
 * The product accepts a page or a bare list (openapi/QUESTIONS.md, A8), and Pact can pin only one of them. So the pact
 * requires a success, and the conformance flow "guests that do not add up" checks the content.
 */
test.each([
  { words: 'guests that do not add up', state: given, docs: [{ _id: guestId, ...guests[0] }], total: 1 },
  { words: 'no discrepancy', state: [organiser(), anEvent()], docs: [], total: 0 },
])('$words come as a page or as a bare list', async ({ words, state, docs, total }) => {
  await exchange('listGuestDiscrepancies', words, { given: state, query: query(1) }, async (server) => {
    for (const data of [{ docs }, docs]) {
      const answer = async (request: Request) =>
        Response.json({ data }, { status: (await fetch(request)).status });
      const page = await ask(server, { filter: 'discrepancies' }, answer);
      expect([page.guests.length, page.total]).toEqual([total, total]);
    }
  });
});

test.each([
  { words: 'the first page', page: 1, limit: 25, rows: 25 },
  { words: 'the second page', page: 2, limit: 25, rows: 25 },
  { words: 'the last page', page: 5, limit: 25, rows: 10 },
  { words: 'fifty a page', page: 3, limit: 50, rows: 10 },
  { words: 'a hundred a page', page: 2, limit: 100, rows: 10 },
])('a longer list is returned page by page: $words', async ({ words, page, limit, rows }) => {
  const docs = constrainedArrayLike({ _id: anId(guestId), name: string('A guest') }, rows, rows);
  const exchanged = {
    given: manyGuests,
    query: query(page, limit),
    response: { data: { docs, totalDocs: matchNumber(110) } },
  };
  await exchange('listGuests', words, exchanged, async (server) => {
    const list = await ask(server, { page, limit });
    expect(list).toMatchObject({ page, pages: Math.ceil(110 / limit), total: 110 });
    expect(list.guests).toHaveLength(rows);
  });
});

test.each([
  { words: 'a page past the end', state: manyGuests, page: 9, total: 110 },
  { words: 'no guest yet', state: [organiser(), anEvent()], page: 1, total: 0 },
])('$words is empty, not refused', async ({ words, state, page, total }) => {
  const response = { data: { docs: [], totalDocs: matchNumber(total) } };
  await exchange('listGuests', words, { given: state, query: query(page), response }, async (server) => {
    expect(await ask(server, { page })).toMatchObject({ guests: [], total });
  });
});

test('a guest at the entrance is found by the id in their link', async () => {
  const response = { data: { ...grace, discrepancies } };
  await exchange('getGuest', 'a guest who is coming', { given, response }, async (server) => {
    const guest = await cache().fetchQuery(guestQuery(organiserAt(server), eventId, guestId));
    expect(guest).toMatchObject({
      id: guestId,
      name: 'Grace',
      phone: '0550110001',
      answer: { kind: 'coming', count: 3 },
    });
  });
});

test('a guest with the smallest valid data', async () => {
  const least = [organiser(), anEvent({ guests: [{ name: 'Baba Farid', invitees: 1 }] })];
  const response = { data: { _id: anId(guestId), name: equal('Baba Farid'), invitees: matchNumber(1) } };
  await exchange('getGuest', 'a guest without a phone number', { given: least, response }, async (server) => {
    const guest = await cache().fetchQuery(guestQuery(organiserAt(server), eventId, guestId));
    expect(guest).toMatchObject({ phone: '', answer: { kind: 'waiting' } });
  });
});
