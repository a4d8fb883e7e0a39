import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { ask } from '../../mocks/backend/ask.ts';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { setUpTestHost } from '../../mocks/serve/host-for-tests.ts';
import { mockBackend } from './mock-backend.ts';
import { hasMockAccounts, readRealBackend } from './real-backend.ts';

const backend = setUpTestHost();
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A development server with only the mock backend and its proxy. */
async function startDevelopment(variables: Record<string, string>, base = '/') {
  const server = await createServer({
    base,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [mockBackend(variables)],
  });
  closing.push(() => server.close());
  await server.listen();
  return { origin: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '' };
}

test.each(['', '/', '/api/v1', '/api/v1/'])(
  'BACKEND=…%s signs in at the real backend and reads from it',
  async (end) => {
    const at = await startDevelopment({ BACKEND: backend.origin + end });
    const { email, password } = admin;
    const login = await ask<{ user: object }>('POST /users/login', { ...at, body: { email, password } });
    expect(login).toMatchObject({ status: 200, body: { data: { user: { email } } } });
    const calls = await fetch(`${backend.origin}/_mock/log`).then(
      (response) => response.json() as Promise<object[]>,
    );
    expect(calls.at(-1)).toMatchObject({ operationId: 'login', status: 200 });
  },
);

test('a whole backend serves cards too, and no template area', async () => {
  const real = createHttpServer((request, response) => void response.end(`real ${request.url}`));
  await new Promise<void>((resolve) => real.listen(0, '127.0.0.1', resolve));
  closing.push(async () => void real.close());
  const address = `127.0.0.1:${(real.address() as AddressInfo).port}`;
  const card = async (variables: Record<string, string>) => {
    const { origin } = await startDevelopment(variables);
    return (await fetch(`${origin}/cards/${guestOfFour}?x1`)).text();
  };
  expect(await card({ BACKEND: address })).toBe(`real /cards/${guestOfFour}?x1`);
  const { origin } = await startDevelopment({ BACKEND: address });
  expect((await fetch(`${origin}/api/v1/nothing`).then((response) => response.text())).slice(0, 4)).toBe(
    'real',
  );
  expect(await fetch(`${origin}/api/faq`).then((response) => response.json())).toHaveProperty('0.question');
  expect(await card({ BACKEND: address, MOCK_PASS: 'getRsvp' })).toContain('<svg');
});

test('BACKEND_TOKEN never replaces the token of a login', () => {
  const variables = { BACKEND: 'https://example.com', BACKEND_TOKEN: 'somebody else’s' };
  expect(readRealBackend(variables)?.token).toBeUndefined();
  expect(readRealBackend({ ...variables, MOCK_PASS: 'listEvents' })?.token).toBe('somebody else’s');
});

test('the mocks’ accounts are offered while mocks handle logins', () => {
  const BACKEND = 'https://example.com';
  expect(hasMockAccounts({})).toBe(true);
  expect(hasMockAccounts({ BACKEND, MOCK_PASS: 'getRsvp,saveRsvp' })).toBe(true);
  expect(hasMockAccounts({ BACKEND })).toBe(false);
});

test('a page at a base path loads the panel from there', async () => {
  const { origin } = await startDevelopment({}, '/party/');
  const page = await fetch(`${origin}/guest.html`, { headers: { accept: 'text/html' } });
  const [, address] = /src="([^"]*panel[^"]*)"/.exec(await page.text()) ?? [];
  const { status } = await fetch(new URL(address ?? '', origin));
  expect([address, status]).toEqual(['/party/mocks/panel/panel.ts', 200]);
});

test('MOCK_PASS passes the named calls with the backend’s token', async () => {
  const seen: (string | undefined)[] = [];
  const real = createHttpServer((request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.setHeader('content-type', 'application/json').end('{"data":{"docs":[]}}');
  });
  await new Promise<void>((resolve) => real.listen(0, '127.0.0.1', resolve));
  closing.push(async () => void real.close());
  const at = await startDevelopment({
    BACKEND: `127.0.0.1:${(real.address() as AddressInfo).port}`,
    MOCK_PASS: 'listEvents,getEvent',
    BACKEND_TOKEN: 'real-token',
  });
  expect(await ask('GET /events', at)).toMatchObject({ body: { data: { docs: [] } } });
  expect(await ask('GET /users/me', at)).toMatchObject({ body: { data: { email: admin.email } } });
  expect(seen).toEqual(['GET /api/v1/events Bearer real-token']);
});

test('an unreachable backend is reported to the caller', async () => {
  const at = await startDevelopment({ BACKEND: 'http://127.0.0.1:9' });
  expect(await ask('GET /events', at)).toMatchObject({
    status: 502,
    body: { message: 'The backend at http://127.0.0.1:9 is not reachable.' },
  });
});

test.each([
  [{ MOCK_PASS: 'listEvents' }, 'set BACKEND'],
  [{ BACKEND: 'ftp://example.com' }, 'is not an address'],
  [{ BACKEND: '8080' }, 'is not an address'],
  [{ BACKEND: 'https://user:secret@example.com' }, 'holds credentials'],
  [{ BACKEND: 'https://example.com', MOCK_PASS: 'listEvent' }, 'MOCK_PASS has no operation listEvent.'],
  [{ BACKEND: 'https://example.com', MOCK_PASS: 'listEvents' }, 'set BACKEND_TOKEN'],
  [{ BACKEND: 'https://example.com', MOCK_PASS: 'login,getMe' }, 'pass listEvents,'],
])('%o is refused in one sentence', (variables, words) => {
  expect(() => readRealBackend(variables)).toThrow(words);
});

test('the calls of a guest pass without a token', () => {
  expect(readRealBackend({ BACKEND: 'example.com:8080/', MOCK_PASS: 'getRsvp, saveRsvp' })).toEqual({
    target: 'http://example.com:8080',
    operationIds: ['getRsvp', 'saveRsvp'],
    token: undefined,
  });
});
