import { expect, test } from 'vitest';
import { ask } from '../backend/ask.ts';
import { readCard } from '../backend/cards/read-card.ts';
import { guestOfTheGala } from '../backend/seeds/gala.ts';
import { guestOfFour, weddingId } from '../backend/seeds/wedding.ts';
import { allowAnyOrigin } from './cors.ts';
import { setUpTestHost } from './host-for-tests.ts';

const host = setUpTestHost({ pass: ['listEvents'] }, allowAnyOrigin);
const rsvp = `/events/guests/${guestOfFour}/rsvp`;
const get = (path: string, headers: Record<string, string> = {}) => fetch(host.origin + path, { headers });
const inWorld = (name: string) => ({ origin: host.origin, headers: { 'x-mock-world': name } });

test('worlds are separate, and a name always leads to the same one', async () => {
  await ask(`POST ${rsvp}`, { ...inWorld('one'), body: { rsvpCount: 4 } });
  expect(await ask(`GET ${rsvp}`, inWorld('one'))).toMatchObject({ body: { data: { rsvpCount: 4 } } });
  expect(await ask(`GET ${rsvp}`, inWorld('two'))).toMatchObject({ body: { data: { rsvpCount: null } } });
  expect(await ask(`GET ${rsvp}`, { origin: host.origin })).toMatchObject({
    body: { data: { rsvpCount: null } },
  });
});

test('a cookie can name a world too', async () => {
  const headers = { cookie: 'mock-world=cookie-world' };
  await ask(`DELETE /events/${weddingId}`, { origin: host.origin, headers });
  expect(await ask(`GET ${rsvp}`, inWorld('cookie-world'))).toMatchObject({ status: 404 });
});

test('the oldest private world is dropped, the default one stays', async () => {
  await ask(`POST ${rsvp}`, { origin: host.origin, body: { rsvpCount: 1 } });
  for (let at = 0; at < 205; at++) await get('/_mock/log', { 'x-mock-world': `crowd-${at}` });
  expect(await ask(`GET ${rsvp}`, { origin: host.origin })).toMatchObject({
    body: { data: { rsvpCount: 1 } },
  });
});

test('a cut connection is cut over HTTP too', async () => {
  await expect(get(`/api/v1${rsvp}`, { 'x-mock-scenario': 'offline' })).rejects.toThrow(TypeError);
});

test('a silent call ends when the client disconnects', async () => {
  const waiting = new AbortController();
  const headers = { 'x-mock-scenario': 'silent', 'x-mock-world': 'silent' };
  const answer = fetch(`${host.origin}/api/v1${rsvp}`, { headers, signal: waiting.signal });
  await expect
    .poll(async () => (await ask<object[]>('GET /_mock/log', inWorld('silent'))).body)
    .toMatchObject([{ operationId: 'getRsvp', status: 0 }]);
  waiting.abort();
  await expect(answer).rejects.toThrow('aborted');
});

test('a guest’s card is the picture of the event, and is never cached', async () => {
  const response = await get(`/cards/${guestOfTheGala}?x7f3`);
  expect(response.headers.get('content-type')).toMatch('image/svg+xml');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toBe(readCard('gala-ar'));
});

test.each([
  ['a cover', '/covers/sunrise.svg', '/covers/sunrise.svg', ''],
  ['a file', 'data:image/gif;base64,R0lGODlh', 'image/gif', 'GIF89a'],
  ['an image with scripts', 'data:image/svg+xml,%3Csvg/%3E', 'image/svg+xml', readCard('blank')],
])('the guests of a new event with %s get their card', async (_, image, expected, text) => {
  const world = { ...inWorld('images'), body: { name: 'Tea', image, images: [image] } };
  const { body: event } = await ask<{ data: { _id: string } }>('POST /events', world);
  const guest = { ...world, body: { name: 'Ada', invitees: 2 } };
  const { body: guests } = await ask<{ data: { _id: string }[] }>(
    `POST /events/${event.data._id}/guests`,
    guest,
  );
  const response = await fetch(`${host.origin}/cards/${guests.data[0]?._id}`, {
    headers: world.headers,
    redirect: 'manual',
  });
  expect(response.headers.get('location') ?? response.headers.get('content-type')).toBe(expected);
  expect(await response.text()).toBe(text);
});

test('an event’s picture is served at its path, and nothing else is', async () => {
  expect(await (await get('/cards/layla-omar.svg')).text()).toBe(readCard('layla-omar'));
  for (const path of ['/cards/665b1fffffffffffffffffff', '/cards/blank', '/cards/..%2fsecret.svg']) {
    expect((await get(path)).ok).toBe(false);
  }
});

test('a scenario with the scope card applies to cards', async () => {
  expect((await get(`/cards/${guestOfFour}`, { 'x-mock-scenario': 'card:404' })).status).toBe(404);
  expect((await get(`/cards/${guestOfFour}`, { 'x-mock-scenario': '500' })).status).toBe(200);
});

test('other paths and the named operations are passed on', async () => {
  for (const path of ['/', '/login', '/apis', '/api/v1/events']) {
    expect((await get(path)).status).toBe(418);
  }
});

test('an unknown path under /api answers with a Problem, never with the page', async () => {
  const response = await get('/api/v1/nothing');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ message: 'The description has no GET /api/v1/nothing' });
});

test('a page of another origin may call with a token', async () => {
  const preflight = await fetch(`${host.origin}/api/v1/users/me`, {
    method: 'OPTIONS',
    headers: { 'access-control-request-headers': 'authorization,x-mock-world' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,x-mock-world');
  expect((await get(`/api/v1${rsvp}`)).headers.get('access-control-allow-origin')).toBe('*');
});

test('the address of a page sets and removes the scenarios of its browser', async () => {
  const page = { accept: 'text/html,*/*' };
  const cookie = async (path: string, headers = page) => (await get(path, headers)).headers.get('set-cookie');
  expect(await cookie('/login?a=1&mock=saves:500')).toBe('mock-scenario=saves%3A500; Path=/; SameSite=Lax');
  expect(await cookie('/?mock=off')).toMatch('Max-Age=0');
  expect(await cookie('/login')).toBeNull();
  expect(await cookie('/script.js?mock=500', { accept: '*/*' })).toBeNull();
});

test('a misspelt scenario in the address is answered with the known names', async () => {
  const page = await get('/events?mock=lattency', { accept: 'text/html' });
  expect(page.status).toBe(400);
  expect(page.headers.get('set-cookie')).toBeNull();
  expect(await page.text()).toContain('No mock scenario "lattency". There are: ');
});
