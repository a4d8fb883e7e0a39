import { expect, test } from 'vitest';
import type { Event, GuestsAnalytics } from '../../src/api/schema.gen.ts';
import { ask, type Rows } from './ask.ts';
import { conferenceId, conferenceSize } from './seeds/conference.ts';
import { guestOfFour, weddingGuests, weddingId } from './seeds/wedding.ts';
import { setUpMockBackend } from '../serve/vitest.ts';

const world = setUpMockBackend();
interface One {
  data: Event;
  guestsAnalytics: GuestsAnalytics;
}

test('events are listed with the totals of their answers', async () => {
  const { body } = await ask<Rows<Event>>('GET /events');
  expect(body.data.docs.map(({ guestsAnalytics }) => guestsAnalytics?.total)).toEqual(
    expect.arrayContaining([0, weddingGuests.length, conferenceSize]),
  );
});

test('an event includes its totals, which follow the answers', async () => {
  const before = await ask<One>(`GET /events/${weddingId}`);
  await ask(`POST /events/guests/${guestOfFour}/rsvp`, { body: { rsvpCount: 4 } });
  const { body } = await ask<One>(`GET /events/${weddingId}`);
  const { accepted, rejected, confirmed } = before.body.guestsAnalytics;
  expect(body.guestsAnalytics).toMatchObject({
    total: weddingGuests.length,
    accepted: accepted + 1,
    rejected,
    confirmed: confirmed + 4,
  });
});

test('a created event has an id, an owner and a first image, and can be read', async () => {
  const images = ['/cards/garden.svg', '/cards/blank.svg'];
  const { status, body } = await ask<One>('POST /events', {
    body: { name: 'Tea', image: images[0], images },
  });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ name: 'Tea', image: images[0], images, isSingleGuest: false });
  const read = await ask<One>(`GET /events/${body.data._id}`);
  expect(read.body).toMatchObject({ data: body.data, guestsAnalytics: { total: 0 } });
});

test.each([{}, { name: '' }, { name: 'Tea', id: 'mine' }, { name: 7 }])(
  'an event cannot be created from %j',
  async (body) => {
    expect(await ask('POST /events', { body })).toMatchObject({ status: 400 });
  },
);

test('an update changes the fields that it names, and the time of the update', async () => {
  const before = await ask<One>(`GET /events/${weddingId}`);
  const { body } = await ask<One>(`PATCH /events/${weddingId}`, { body: { rsvpMessage: 'Soon, please.' } });
  expect(body.data).toEqual({
    ...before.body.data,
    rsvpMessage: 'Soon, please.',
    updatedAt: expect.not.stringMatching(before.body.data.updatedAt ?? ''),
  });
});

test.each(['_id', 'id', 'user', 'handle', 'image', 'images', 'createdAt', 'updatedAt'])(
  'an update must not include %s',
  async (field) => {
    const { status, body } = await ask(`PATCH /events/${weddingId}`, { body: { [field]: 'x' } });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(field) },
    });
  },
);

test('deleting an event deletes its guests and messages', async () => {
  expect(await ask(`DELETE /events/${weddingId}`)).toMatchObject({ status: 204, body: undefined });
  expect(await ask(`GET /events/${weddingId}`)).toMatchObject({ status: 404 });
  expect(await ask(`GET /events/guests/${guestOfFour}/rsvp`)).toMatchObject({ status: 404 });
  const left = [...world().db.guests.all(), ...world().db.messages.all()];
  expect(left.filter(({ event }) => event === weddingId)).toEqual([]);
  expect(left.filter(({ event }) => event === conferenceId)).not.toEqual([]);
});

test('a new account has no events, and sees only its own', async () => {
  const account = { displayName: 'Layla', email: 'layla@example.org', password: 'jasmine in june' };
  const { body } = await ask<{ token: string }>('POST /users/signup', {
    body: { ...account, phone: '0501234567', passwordConfirm: account.password },
  });
  const headers = { authorization: `Bearer ${body.token}` };
  const listed = async () => {
    const { body: list } = await ask<Rows<Event>>('GET /events', { headers });
    return list.data.docs.map(({ name }) => name);
  };
  expect(await listed()).toEqual([]);
  await ask('POST /events', { headers, body: { name: 'Tea' } });
  expect(await listed()).toEqual(['Tea']);
});
