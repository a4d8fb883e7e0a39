import { describe, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { singleGuestWhoSaidNo } from './seeds/dinner.ts';
import { guestAboveTheLimit, guestOfFour, guestWithUnknownFields } from './seeds/wedding.ts';
import { setUpMockBackend } from '../serve/vitest.ts';

const world = setUpMockBackend();
const rsvp = (guestId: string) => `/events/guests/${guestId}/rsvp`;
const nobody = { token: null };

test('an invitation is read without a login', async () => {
  expect(await ask(`GET ${rsvp(guestOfFour)}`, nobody)).toMatchObject({
    status: 200,
    body: { data: { _id: guestOfFour, rsvpCount: null, invitees: 4, event: { isSingleGuest: false } } },
  });
});

test('an invitation includes only what answering needs', async () => {
  const { body } = await ask<{ data: object }>(`GET ${rsvp(guestWithUnknownFields)}`, nobody);
  expect(Object.keys(body.data).toSorted()).toEqual([
    '_id',
    'event',
    'inviteeOnCard',
    'invitees',
    'rsvpCount',
  ]);
});

test('an answer is saved, and saving it twice changes nothing', async () => {
  for (const _time of [1, 2]) {
    expect(await ask(`POST ${rsvp(guestOfFour)}`, { ...nobody, body: { rsvpCount: 3 } })).toMatchObject({
      status: 200,
    });
  }
  expect(await ask(`GET ${rsvp(guestOfFour)}`, nobody)).toMatchObject({ body: { data: { rsvpCount: 3 } } });
});

describe('an answer is refused with 400', () => {
  test.each([5, -1, 2.5, '3', null, 1e9])('when it is %j for a party of four', async (rsvpCount) => {
    expect(await ask(`POST ${rsvp(guestOfFour)}`, { ...nobody, body: { rsvpCount } })).toMatchObject({
      status: 400,
      body: { message: expect.any(String) },
    });
    expect(world().db.guests.get(guestOfFour)?.rsvpCount).toBeNull();
  });

  test.each(['', 'rsvpCount=3', '{"rsvpCount":', '[]', '{"rsvpCount":3,"name":"x"}'])(
    'when the body is %j',
    async (body) => {
      expect(await ask(`POST ${rsvp(guestOfFour)}`, { ...nobody, body })).toMatchObject({ status: 400 });
    },
  );
});

test('a saved answer above the limit can only be lowered', async () => {
  const call = rsvp(guestAboveTheLimit);
  expect(await ask(`GET ${call}`, nobody)).toMatchObject({ body: { data: { rsvpCount: 5, invitees: 3 } } });
  expect(await ask(`POST ${call}`, { ...nobody, body: { rsvpCount: 5 } })).toMatchObject({ status: 400 });
  expect(await ask(`POST ${call}`, { ...nobody, body: { rsvpCount: 3 } })).toMatchObject({ status: 200 });
});

test('declining is an answer of 0, not a missing answer', async () => {
  expect(await ask(`GET ${rsvp(singleGuestWhoSaidNo)}`, nobody)).toMatchObject({
    body: { data: { rsvpCount: 0, event: { isSingleGuest: true } } },
  });
});

test.each([
  ['665b1fffffffffffffffffff', 404],
  ['__proto__', 404],
  ['constructor', 404],
  ['a%2Fb', 400],
  ['%00', 400],
  ['%zz', 400],
  ['x'.repeat(200), 400],
])('the link %s is refused with %i', async (guestId, status) => {
  expect(await ask(`GET ${rsvp(guestId)}`, nobody)).toMatchObject({ status, body: { status: 'fail' } });
});
