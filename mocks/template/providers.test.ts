import { beforeEach, expect, test, vi } from 'vitest';
import { createTemplatePage } from './page.ts';

const now = new Date('2026-06-05T19:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now }));

function open() {
  let kept: string | undefined;
  const answer = createTemplatePage({ read: () => kept, write: (state) => (kept = state) });
  const call = async (path: string, body?: object) => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const response = await answer(new Request(`https://page.example/api/auth/${path}`, init));
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  return { call, kept: () => kept };
}

const filiz = { email: 'filiz@firebase.test', password: 'flame tree' };

test('Firebase accepts its own accounts, as admins', async () => {
  const { body } = await open().call('firebase', filiz);
  expect(body.user).toMatchObject({ from: 'firebase', role: ['admin'] });
});

test.each([
  ['an unknown address', { ...filiz, email: 'nobody@firebase.test' }, 'auth/user-not-found'],
  [
    'an account that lives elsewhere',
    { email: 'samira@template.test', password: 'saffron' },
    'auth/user-not-found',
  ],
  ['another password', { ...filiz, password: 'flame' }, 'auth/wrong-password'],
  ['a disabled account', { email: 'dilan@firebase.test', password: 'closed door' }, 'auth/user-disabled'],
  [
    'an address that asks for a code',
    { ...filiz, email: 'Invalid-api-key@codes.test' },
    'auth/invalid-api-key',
  ],
])('Firebase refuses %s with its code', async (_what, body, code) => {
  expect(await open().call('firebase', body)).toMatchObject({
    status: 400,
    body: { errors: [{ type: 'code', message: code }] },
  });
});

test.each([
  [{ ...filiz, displayName: 'F' }, 'auth/email-already-in-use'],
  [{ email: 'new@firebase.test', displayName: 'F', password: 'aaaaaaaa' }, 'auth/weak-password'],
])('a registration of %j is refused by %s', async (body, code) => {
  expect((await open().call('firebase/register', body)).body.errors).toEqual([
    { type: 'code', message: code },
  ]);
});

test('an Auth0 code works once, and returns its nonce', async () => {
  const { call } = open();
  const { code } = (await call('auth0/authorize', { nonce: 'n1' })).body;
  const exchanged = await call('auth0/token', { code });
  expect(exchanged.body).toMatchObject({
    nonce: 'n1',
    session: { user: { from: 'auth0', role: ['admin'] } },
  });
  expect((await call('auth0/token', { code })).status).toBe(403);
});

test('an Auth0 code is valid for a minute', async () => {
  const { call } = open();
  const { code } = (await call('auth0/authorize', { nonce: 'n1' })).body;
  vi.setSystemTime(now.getTime() + 60_001);
  expect((await call('auth0/token', { code })).status).toBe(403);
});
