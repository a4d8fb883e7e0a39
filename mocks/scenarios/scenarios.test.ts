import { expect, test, vi } from 'vitest';
import type { Session } from '../../src/api/schema.gen.ts';
import { ask, type Rows } from '../backend/ask.ts';
import { admin } from '../backend/seeds/accounts.ts';
import { conferenceSize } from '../backend/seeds/conference.ts';
import { emptyEventId } from '../backend/seeds/seeds.ts';
import { guestOfFour, weddingId } from '../backend/seeds/wedding.ts';
import { setUpMockBackend } from '../serve/vitest.ts';

const world = setUpMockBackend();

const rsvp = `/events/guests/${guestOfFour}/rsvp`;
const address = `http://backend.test/api/v1${rsvp}`;
const save = (scenario: string) =>
  fetch(address, { method: 'POST', body: '{"rsvpCount":2}', headers: { 'x-mock-scenario': scenario } });
const read = (scenario: string) => fetch(address, { headers: { 'x-mock-scenario': scenario } });
const saved = () => world().db.guests.get(guestOfFour)?.rsvpCount;

test.each([
  ['401', 401, 'Invalid access token detected'],
  ['404', 404, 'There is no such thing.'],
  ['410', 410, 'This is gone for good.'],
  ['500', 500, 'Server Error'],
  ['empty500', 500, /^$/],
  ['html500', 500, '<!doctype html>'],
  ['html200', 200, '<!doctype html>'],
])('%s answers %i, and the call is not applied', async (scenario, status, text) => {
  const response = await save(scenario);
  expect(response.status).toBe(status);
  expect(await response.text()).toMatch(text);
  expect(saved()).toBeNull();
});

test.each([
  ['empty200', /^$/],
  ['null200', /^null$/],
  ['truncated', /^\{"status"[^}]*$/],
  ['malformed', /"docs":"not a list"/],
])('%s answers 200 after the call was applied', async (scenario, text) => {
  const response = await save(scenario);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(text);
  expect(saved()).toBe(2);
});

test.each([
  ['offline', null],
  ['applied-then-dies', 2],
])('%s cuts the connection, with %j as the saved answer', async (scenario, count) => {
  await expect(save(scenario)).rejects.toThrow(TypeError);
  expect(saved()).toBe(count);
});

test('applied-then-504 answers as a gateway does, after the call was applied', async () => {
  const response = await save('applied-then-504');
  expect(response.status).toBe(504);
  expect(saved()).toBe(2);
});

test.each(['empty200', 'malformed', 'applied-then-dies', 'applied-then-504'])(
  '%s leaves a refused call refused',
  async (scenario) => {
    const headers = { 'x-mock-scenario': scenario };
    expect(await ask(`POST ${rsvp}`, { body: { rsvpCount: 9 }, headers })).toMatchObject({ status: 400 });
  },
);

test('latency takes a second and a half', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let answered = false;
  const response = read('latency').finally(() => (answered = true));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  await vi.advanceTimersByTimeAsync(1_400);
  expect(answered).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect((await response).status).toBe(200);
});

test('silent never responds, and ends when the client aborts', async () => {
  const caller = new AbortController();
  const headers = { 'x-mock-scenario': 'silent' };
  const response = fetch(address, { headers, signal: caller.signal });
  await vi.waitFor(() => expect(world().log.calls('getRsvp')).toMatchObject([{ status: 0 }]));
  caller.abort();
  await expect(response).rejects.toThrow('aborted');
});

test('a counted scenario applies so many times, and then the server answers', async () => {
  const statuses = [];
  for (const _time of [1, 2, 3]) statuses.push((await save('saveRsvp:500x2')).status);
  expect(statuses).toEqual([500, 500, 200]);
});

test('scenarios can be combined', async () => {
  expect((await save('reads:500,saves:401')).status).toBe(401);
  expect((await read('reads:500,saves:401')).status).toBe(500);
});

test('a scenario of the world applies to clients that have chosen none', async () => {
  world().scenarios = 'reads:500';
  expect((await fetch(address)).status).toBe(500);
  expect((await read('off')).status).toBe(200);
});

test('an unknown scenario is refused with a message', async () => {
  const response = await read('tpyo');
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('There are: ') });
});

test('empty leaves no event, no message and no guest', async () => {
  const headers = { 'x-mock-scenario': 'empty' };
  const lists = ['/events', `/events/${weddingId}/messages?sort=createdAt`];
  for (const list of [...lists, `/events/${weddingId}/guests?limit=25&page=1`]) {
    expect(await ask<Rows>(`GET ${list}`, { headers })).toMatchObject({
      body: { data: { docs: [], totalDocs: 0 } },
    });
  }
});

test('expired-token logs in with an expired token', async () => {
  const body = { email: admin.email, password: admin.password };
  const headers = { 'x-mock-scenario': 'expired-token' };
  const session = await ask<Session>('POST /users/login', { body, headers });
  expect(session.status).toBe(200);
  expect(await ask('GET /users/me', { token: session.body.token })).toMatchObject({ status: 401 });
});

test.each([
  ['single-guest', { invitees: 1, inviteeOnCard: 1, event: { isSingleGuest: true } }],
  ['no-invitees', { invitees: 0, inviteeOnCard: 0 }],
  ['no-event', { event: null }],
])('%s changes every invitation', async (scenario, data) => {
  expect(await ask(`GET ${rsvp}`, { headers: { 'x-mock-scenario': scenario } })).toMatchObject({
    body: { data },
  });
});

test('ten-thousand gives every event guests that can be opened', async () => {
  const headers = { 'x-mock-scenario': 'ten-thousand' };
  const guests = `/events/${emptyEventId}/guests`;
  const { body } = await ask<Rows>(`GET ${guests}?limit=1&page=${conferenceSize}`, { headers });
  expect(body.data).toMatchObject({ totalDocs: conferenceSize });
  expect(await ask(`GET ${guests}/${body.data.docs[0]?._id}`, { headers })).toMatchObject({ status: 200 });
});
