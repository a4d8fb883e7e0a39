import { describe, expect, test } from 'vitest';
import type { Guest, PageOfGuests } from '../../src/api/schema.gen.ts';
import { ask } from './ask.ts';
import { conferenceId, conferenceSize } from './seeds/conference.ts';
import { guestOfTheGala } from './seeds/gala.ts';
import * as wedding from './seeds/wedding.ts';
import { setUpMockBackend } from '../serve/vitest.ts';

const world = setUpMockBackend();
const guests = `/events/${wedding.weddingId}/guests`;
const one = (guestId: string) => `${guests}/${guestId}`;

async function list(query: string, from = guests): Promise<PageOfGuests> {
  return (await ask<{ data: PageOfGuests }>(`GET ${from}?${query}`)).body.data;
}
const ids = ({ docs }: PageOfGuests) => docs.map(({ _id }) => _id);
const everyone = 'limit=100&page=1';

describe('the list', () => {
  test('is split into pages without gaps', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`limit=5&page=${page}`)));
    expect(pages.flatMap(ids)).toEqual(wedding.weddingGuests.map(({ _id }) => _id));
    expect(pages.map(({ hasPrevPage, hasNextPage }) => [hasPrevPage, hasNextPage])).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ]);
    expect(pages[1]).toMatchObject({
      totalDocs: 12,
      limit: 5,
      page: 2,
      totalPages: 3,
      nextPage: 3,
      prevPage: 1,
    });
  });

  test('the conference has ten thousand guests and an empty last page', async () => {
    const conference = `/events/${conferenceId}/guests`;
    expect(await list('limit=25&page=400', conference)).toMatchObject({
      totalDocs: conferenceSize,
      totalPages: 400,
      hasNextPage: false,
    });
    expect(await list('limit=25&page=401', conference)).toMatchObject({
      docs: [],
      totalDocs: conferenceSize,
    });
  });

  test('of those who accepted has every answer above zero, with rsvpConfirmed', async () => {
    const { docs } = await list(`${everyone}&rsvpConfirmed=true`);
    expect(docs.map(({ _id }) => _id)).toContain(wedding.guestWhoAccepted);
    expect(
      docs.every(({ rsvpCount, rsvpConfirmed }) => Number(rsvpCount) > 0 && rsvpConfirmed === true),
    ).toBe(true);
  });

  test('of the rejected has zeros, not missing answers', async () => {
    expect(ids(await list(`${everyone}&rsvpConfirmed=false`))).toEqual([wedding.guestWhoDeclined]);
  });

  test('of isWAPhone=false has those who are not on WhatsApp', async () => {
    expect(ids(await list(`${everyone}&isWAPhone=false`))).toEqual([
      wedding.guestNotOnWhatsApp,
      wedding.guestWithDiscrepancies,
      wedding.guestWithoutPhone,
    ]);
  });

  test('of discrepancies says what does not add up', async () => {
    const { docs } = await list(everyone, `${guests}/discrepancies`);
    expect(docs.map(({ discrepancies }) => discrepancies)).toEqual([
      ['The card says 2, the list says 4'],
      ['5 confirmed, 3 invited'],
      ['Two families share this number', 'Asked to bring the twins', 'The card says 3, the list says 2'],
    ]);
  });

  test.each(['', 'limit=5', 'page=1', 'limit=0&page=1', 'limit=x&page=1', 'limit=5&page=0'])(
    'refuses "%s"',
    async (query) => {
      expect(await ask(`GET ${guests}?${query}`)).toMatchObject({ status: 400 });
    },
  );

  test.each(['isWAPhone=true', 'rsvpConfirmed=maybe', 'sort=name'])('has no filter %s', async (filter) => {
    expect(await ask(`GET ${guests}?${everyone}&${filter}`)).toMatchObject({ status: 400 });
  });
});

test('a guest without an answer is neither confirmed nor not', async () => {
  const { body } = await ask<{ data: Guest }>(`GET ${one(wedding.guestWhoNeverAnswered)}`);
  expect(body.data).toMatchObject({ rsvpCount: null });
  expect(body.data).not.toHaveProperty('rsvpConfirmed');
});

test('a new guest has no answer, and the card shows what the list shows', async () => {
  const { status, body } = await ask<{ data: Guest[] }>(`POST ${guests}`, {
    body: { name: 'Ada', invitees: 3 },
  });
  expect(status).toBe(201);
  expect(body.data).toMatchObject([{ name: 'Ada', invitees: 3, inviteeOnCard: 3, rsvpCount: null }]);
  expect(await ask(`GET /events/guests/${body.data[0]?._id}/rsvp`)).toMatchObject({ status: 200 });
});

test('unknown fields are kept and returned unchanged', async () => {
  const before = await ask<{ data: Guest }>(`GET ${one(wedding.guestWithUnknownFields)}`);
  const { _id, createdBy: _createdBy, ...guest } = before.body.data;
  const { body } = await ask(`PATCH ${one(_id)}`, { body: { ...guest, name: 'Elena', seat: ['A', 4] } });
  expect(body).toEqual({ status: 'success', data: { ...before.body.data, name: 'Elena', seat: ['A', 4] } });
});

test('a field called __proto__ is ordinary data', async () => {
  const body = '{"__proto__": {"isAdmin": true}, "constructor": 7, "name": "Eve"}';
  const { status } = await ask(`PATCH ${one(wedding.guestOfFour)}`, { body });
  expect(status).toBe(200);
  const stored = world().db.guests.get(wedding.guestOfFour) ?? {};
  expect(Object.getPrototypeOf(stored)).toBe(Object.prototype);
  expect(Object.hasOwn(stored, '__proto__')).toBe(true);
  expect('isAdmin' in {}).toBe(false);
});

test('a new answer keeps the limit, which an existing one may exceed', async () => {
  const call = `PATCH ${one(wedding.guestAboveTheLimit)}`;
  expect(await ask(call, { body: { rsvpCount: 5, name: 'Karim' } })).toMatchObject({ status: 200 });
  expect(await ask(call, { body: { rsvpCount: 4 } })).toMatchObject({ status: 400 });
  expect(await ask(call, { body: { rsvpCount: 2 } })).toMatchObject({
    body: { data: { rsvpCount: 2, rsvpConfirmed: true, discrepancies: [] } },
  });
});

test('the id and the creator cannot be changed', async () => {
  for (const field of ['_id', 'id', 'createdBy']) {
    expect(await ask(`PATCH ${one(wedding.guestOfFour)}`, { body: { [field]: 'x' } })).toMatchObject({
      status: 400,
    });
  }
});

test('a deleted guest and the link no longer exist', async () => {
  expect(await ask(`DELETE ${one(wedding.guestOfFour)}`)).toMatchObject({ status: 204 });
  expect(await ask(`GET ${one(wedding.guestOfFour)}`)).toMatchObject({ status: 404 });
  expect(await ask(`GET /events/guests/${wedding.guestOfFour}/rsvp`)).toMatchObject({ status: 404 });
});

test('a guest of another event is not found', async () => {
  expect(await ask(`GET ${one(guestOfTheGala)}`)).toMatchObject({ status: 404 });
  expect(await ask(`DELETE ${one(guestOfTheGala)}`)).toMatchObject({ status: 404 });
});
