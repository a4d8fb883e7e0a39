import { expect, test, vi } from 'vitest';
import { ask } from '../backend/ask.ts';
import { guestOfFour, weddingId } from '../backend/seeds/wedding.ts';
import { setUpTestHost } from '../serve/host-for-tests.ts';

const host = setUpTestHost();
const rsvp = `/events/guests/${guestOfFour}/rsvp`;
let worlds = 0;
/** Calls in a world of the test's own. */
function visitor() {
  const headers = { 'x-mock-world': `control-${++worlds}` };
  return <Body = unknown>(call: string, body?: unknown, more: Record<string, string> = {}) =>
    ask<Body>(call, { origin: host.origin, headers: { ...headers, ...more }, body });
}

test('the scenarios are listed with a description and the active ones', async () => {
  const { body } = await visitor()('GET /_mock/scenarios', undefined, {
    cookie: 'mock-scenario=latency%2C500',
  });
  expect(body).toMatchObject({
    active: 'latency,500',
    scenarios: expect.arrayContaining([{ name: 'offline', about: expect.stringMatching(/^[A-Z].{10,}/) }]),
    scopes: expect.arrayContaining(['saves', 'reads', 'card', 'saveRsvp']),
  });
});

test('a scenario is set by cookie for the browser that asks', async () => {
  const call = visitor();
  const { headers } = await call('POST /_mock/scenario', { scenario: 'saves:500' });
  expect(headers.get('set-cookie')).toBe('mock-scenario=saves%3A500; Path=/; SameSite=Lax');
  expect(await call(`GET ${rsvp}`)).toMatchObject({ status: 200 });
  const cookie = 'theme=dark; mock-scenario=reads%3A500';
  expect(await call(`GET ${rsvp}`, undefined, { cookie })).toMatchObject({ status: 500 });
});

test('a scenario is removed with off', async () => {
  const { headers } = await visitor()('POST /_mock/scenario', { scenario: 'off' });
  expect(headers.get('set-cookie')).toMatch(/^mock-scenario=; .*Max-Age=0/);
});

test('a scenario is set for everyone in a world, and its count starts again', async () => {
  const call = visitor();
  for (const _time of [1, 2]) {
    await call('POST /_mock/scenario', { scenario: 'reads:500x1', everyone: true });
    expect(await call(`GET ${rsvp}`)).toMatchObject({ status: 500 });
    expect(await call(`GET ${rsvp}`)).toMatchObject({ status: 200 });
  }
});

test('a scenario that does not exist cannot be set', async () => {
  expect(await visitor()('POST /_mock/scenario', { scenario: 'typo' })).toMatchObject({ status: 400 });
});

test('reset restores the seeds and clears the call log', async () => {
  const call = visitor();
  await call(`DELETE /events/${weddingId}`);
  await call('POST /_mock/scenario', { scenario: 'latency', everyone: true });
  await call('POST /_mock/reset');
  expect(await call('GET /_mock/log')).toMatchObject({ body: [] });
  expect(await call('GET /_mock/scenarios')).toMatchObject({ body: { active: '' } });
  expect(await call(`GET /events/${weddingId}`)).toMatchObject({ status: 200 });
});

test('an exported state can be imported into another world', async () => {
  const [one, other] = [visitor(), visitor()];
  await one(`POST ${rsvp}`, { rsvpCount: 4 });
  const { body } = await one('GET /_mock/export');
  expect(await other('POST /_mock/import', body)).toMatchObject({ status: 200 });
  expect(await other(`GET ${rsvp}`)).toMatchObject({ body: { data: { rsvpCount: 4 } } });
});

test.each([{}, { kind: 'guestwise-mock-state', version: 0 }, '[]', 'nonsense'])(
  '%j is not imported, and the state does not change',
  async (body) => {
    const call = visitor();
    await call(`POST ${rsvp}`, { rsvpCount: 4 });
    expect(await call('POST /_mock/import', body)).toMatchObject({ status: 400 });
    expect(await call(`GET ${rsvp}`)).toMatchObject({ body: { data: { rsvpCount: 4 } } });
  },
);

test('the log lists an operation’s calls: body, status, token', async () => {
  const call = visitor();
  await call(`GET ${rsvp}`);
  await call(`POST ${rsvp}`, { rsvpCount: 9 });
  await call(`POST ${rsvp}`, 'no json');
  const path = `/api/v1${rsvp}`;
  const entry = { operationId: 'saveRsvp', method: 'POST', path, authorization: true, status: 400 };
  expect(await call('GET /_mock/log?operationId=saveRsvp')).toMatchObject({
    body: [
      { ...entry, body: { rsvpCount: 9 } },
      { ...entry, body: 'no json' },
    ],
  });
});

test('a record is patched unnoticed, without validation if asked', async () => {
  const call = visitor();
  const loud = vi.spyOn(console, 'error').mockImplementation(() => {});
  const patch = {
    collection: 'guests',
    id: guestOfFour,
    fields: { invitees: '4' },
    remove: ['inviteeOnCard'],
  };
  expect(await call('POST /_mock/patch', patch)).toMatchObject({ status: 200 });
  expect(await call(`GET ${rsvp}`)).toMatchObject({ status: 500 });
  expect(loud).toHaveBeenCalledOnce();
  const { status, body } = await call<{ data: object }>(`GET ${rsvp}`, undefined, {
    'x-mock-scenario': 'lenient',
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ invitees: '4' });
  expect(body.data).not.toHaveProperty('inviteeOnCard');
});

test.each([
  [{ collection: 'guests', id: 'nobody', fields: {} }, 404],
  [{ collection: 'newId', id: guestOfFour, fields: {} }, 400],
  [{ collection: '__proto__', id: guestOfFour, fields: {} }, 400],
])('%j is refused with %i', async (patch, status) => {
  expect(await visitor()('POST /_mock/patch', patch)).toMatchObject({ status });
});

test('a response is planned for the next calls of an operation', async () => {
  const call = visitor();
  await call('POST /_mock/answer', {
    operationId: 'getRsvp',
    body: { data: { invitees: 'four' } },
    times: 2,
  });
  for (const _time of [1, 2]) {
    expect(await call(`GET ${rsvp}`)).toMatchObject({ status: 200, body: { data: { invitees: 'four' } } });
  }
  expect(await call(`GET ${rsvp}`)).toMatchObject({ body: { data: { invitees: 4 } } });
  expect(await call('POST /_mock/answer', { operationId: 'nobody' })).toMatchObject({ status: 400 });
});

test('an unknown control answers with the list of controls', async () => {
  expect(await visitor()('GET /_mock/rest')).toMatchObject({
    status: 404,
    body: { message: expect.stringContaining('POST /_mock/reset') },
  });
});

test('provider states build on the organiser before them', async () => {
  const call = visitor();
  const set = async (state: string, params = {}) =>
    (await call<Record<string, string>>('POST /_mock/states', { state, params, action: 'setup' })).body;
  const { token } = await set('an organiser is signed in');
  const { eventId } = await set('an event', { event: { name: 'Tea' }, guests: [{ name: 'Ada' }] });
  const authorization = `Bearer ${token}`;
  expect(await call(`GET /events/${eventId}`, undefined, { authorization })).toMatchObject({
    body: { data: { name: 'Tea' } },
  });
});
