import { beforeEach, expect, test, vi } from 'vitest';
import { createTemplatePage } from './page.ts';

const email = 'samira@template.test';
const password = 'saffron';
const layla = { displayName: 'Layla', email: 'layla@template.test', password: 'jasmine in june' };
const now = new Date('2026-06-05T19:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now }));

/** A page whose kept state is readable, and its calls. */
function opened() {
  const kept: { state?: string } = {};
  const answer = createTemplatePage({ read: () => kept.state, write: (state) => void (kept.state = state) });
  const post = async (path: string, body: object) => {
    const response = await answer(
      new Request(`https://page.example${path}`, { method: 'POST', body: JSON.stringify(body) }),
    );
    return { status: response.status, body: await response.json() };
  };
  return { kept, post };
}

test.each([
  [{ email: 'nobody@template.test', password }, 'email', 'Check your email address'],
  [{ email, password: 'Saffron' }, 'password', 'Check your password'],
  [{ email: '__proto__', password }, 'email', 'Check your email address'],
])('a login with %j is refused because of the %s', async (body, type, message) => {
  const answer = await opened().post('/api/auth', body);
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ type, message }] } });
});

test('a login returns the user and a token valid for two days', async () => {
  const { status, body } = await opened().post('/api/auth', { email: 'SAMIRA@template.test', password });
  expect(status).toBe(200);
  expect(body.user).toEqual({
    from: 'custom-db',
    photoURL: '',
    id: 'samira',
    displayName: 'Samira Nasser',
    email,
    role: ['admin'],
  });
  expect(body.expiresAt).toBe('2026-06-07T19:00:00.000Z');
});

test('an email address can be taken only once, in any letter case', async () => {
  const { post } = opened();
  const first = await post('/api/auth/register', layla);
  expect(first).toMatchObject({ status: 201, body: { user: { displayName: 'Layla', role: ['admin'] } } });
  expect(await post('/api/auth/register', { ...layla, email: 'Layla@Template.test' })).toMatchObject({
    status: 409,
    body: { errors: [{ type: 'email', message: 'The email address is already in use' }] },
  });
  expect((await post('/api/auth', layla)).body.user).toEqual(first.body.user);
});

test('the kept state of a registration includes no password', async () => {
  const { kept, post } = opened();
  await post('/api/auth/register', layla);
  expect(kept.state).toContain('layla@template.test');
  expect(kept.state).not.toContain('jasmine');
});

test('a token is renewed for two days, and not longer', async () => {
  const { post } = opened();
  const { accessToken } = (await post('/api/auth', { email, password })).body;
  vi.setSystemTime(new Date('2026-06-07T18:59:59Z'));
  const renewed = await post('/api/auth/access-token', { accessToken });
  expect(renewed).toMatchObject({ status: 200, body: { user: { id: 'samira' } } });
  vi.setSystemTime(new Date('2026-06-07T19:00:00Z'));
  const refused = { status: 401, body: { message: 'Invalid access token detected' } };
  expect(await post('/api/auth/access-token', { accessToken })).toMatchObject(refused);
  expect(
    await post('/api/auth/access-token', { accessToken: renewed.body.accessToken.replace('.', '.x') }),
  ).toMatchObject(refused);
});

test('a token of a deleted account is refused', async () => {
  const { kept, post } = opened();
  const { accessToken } = (await post('/api/auth/register', layla)).body;
  delete kept.state;
  expect((await post('/api/auth/access-token', { accessToken })).status).toBe(401);
});
