import { describe, expect, test, vi } from 'vitest';
import type { Session, User } from '../../src/api/schema.gen.ts';
import { ask } from './ask.ts';
import { admin, demoAccounts, staff } from './seeds/accounts.ts';
import { weddingId } from './seeds/wedding.ts';
import { setUpMockBackend } from '../serve/vitest.ts';
import { expiredTokenFor, tokenFor } from '../engine/token.ts';

setUpMockBackend();

const newcomer = {
  displayName: 'Layla Haddad',
  email: 'layla@example.org',
  phone: '5550100200',
  password: 'jasmine in june',
  passwordConfirm: 'jasmine in june',
};
const signup = (changes: object = {}) =>
  ask<Session>('POST /users/signup', { body: { ...newcomer, ...changes } });
const refused = (type: string, message: string) => ({ errors: [{ type, message }] });

test.each(demoAccounts)(
  'the $role can log in, and the token belongs to that account',
  async ({ email, password, role }) => {
    const { status, body } = await ask<Session>('POST /users/login', {
      body: { email, password },
      token: null,
    });
    expect(status).toBe(200);
    expect(body.data.user.role).toEqual([role]);
    const me = await ask<{ data: User }>('GET /users/me', { token: body.token });
    expect(me.body.data).toEqual(body.data.user);
  },
);

test('no response includes a password', async () => {
  const answers = [
    await signup(),
    await ask('POST /users/login', { body: { email: admin.email, password: admin.password } }),
    await ask('GET /users/me'),
  ];
  for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(/password|jasmine/i);
});

test('wrong credentials answer 400 and name the field', async () => {
  const login = (email: string, password: string) => ask('POST /users/login', { body: { email, password } });
  expect(await login('nobody@example.org', 'x')).toMatchObject({
    status: 400,
    body: refused('email', 'Check your email address'),
  });
  expect(await login(admin.email, 'wrong')).toMatchObject({
    status: 400,
    body: refused('password', 'Check your password'),
  });
});

test('a login without its password names the field too', async () => {
  expect(await ask('POST /users/login', { body: { email: admin.email } })).toMatchObject({
    status: 400,
    body: { errors: [{ type: 'password', message: "body must have required property 'password'" }] },
  });
});

describe('an account', () => {
  test('is made an admin by the server, and logged in', async () => {
    const { status, body } = await signup();
    expect(status).toBe(201);
    expect(body.data.user).toMatchObject({ displayName: 'Layla Haddad', role: ['admin'] });
    expect(await ask('GET /users/me', { token: body.token })).toMatchObject({ status: 200 });
  });

  test('cannot choose its own role', async () => {
    expect(await signup({ role: ['owner'] })).toMatchObject({ status: 400 });
  });

  test('cannot use a taken email address, in any letter case', async () => {
    expect(await signup({ email: 'ADMIN@guestwise.test' })).toMatchObject({
      status: 409,
      body: refused('email', 'The email address is already in use'),
    });
  });

  test.each([
    ['email', { email: 'layla' }],
    ['phone', { phone: '123' }],
    ['password', { password: 'short', passwordConfirm: 'short' }],
    ['displayName', { displayName: '' }],
  ])('needs a valid %s', async (type, changes) => {
    expect(await signup(changes)).toMatchObject({
      status: 400,
      body: { errors: expect.arrayContaining([expect.objectContaining({ type })]) },
    });
  });

  test('needs the same password twice', async () => {
    expect(await signup({ passwordConfirm: 'jasmine in july' })).toMatchObject({
      status: 400,
      body: refused('passwordConfirm', 'Passwords must match'),
    });
  });
});

describe('a call that needs a token answers 401', () => {
  const good = tokenFor(admin._id, Date.now());
  test.each([
    ['without one', null],
    ['without a JWT', 'nonsense'],
    ['with an expired one', expiredTokenFor(admin._id, Date.now())],
    [
      'with one whose claims were changed',
      good.replace(/\.[^.]+\./, `.${btoa('{"id":"x","iat":1,"exp":9999999999}')}.`),
    ],
    ['with one of an unknown user', tokenFor('665d1fffffffffffffffffff', Date.now())],
  ])('%s', async (_how, token) => {
    for (const call of ['GET /users/me', 'GET /events', `DELETE /events/${weddingId}`]) {
      expect(await ask(call, { token })).toMatchObject({
        status: 401,
        body: { message: 'Invalid access token detected' },
      });
    }
  });
});

test('a token is valid for two days and not a second longer', async () => {
  const start = new Date('2026-05-01T10:00:00Z').getTime();
  const token = tokenFor(admin._id, start);
  const twoDays = 2 * 24 * 60 * 60 * 1000;
  vi.useFakeTimers({ toFake: ['Date'], now: start + twoDays - 1_000 });
  expect(await ask('GET /users/me', { token })).toMatchObject({ status: 200 });
  vi.setSystemTime(start + twoDays);
  expect(await ask('GET /users/me', { token })).toMatchObject({ status: 401 });
});

test('a preference is replaced as a whole (openapi/QUESTIONS.md, A21)', async () => {
  const token = tokenFor(staff._id, Date.now());
  const save = (body: object) => ask('PATCH /users/preference', { token, body });
  expect(await save({ settings: { direction: 'rtl' } })).toMatchObject({ status: 200 });
  expect(await save({ shortcuts: ['calendar'], density: 'compact' })).toMatchObject({ status: 200 });
  expect(await ask('GET /users/me', { token })).toMatchObject({
    body: {
      data: { preference: { shortcuts: ['calendar'], density: 'compact' } },
    },
  });
  expect(await save({ _id: 'x' })).toMatchObject({ status: 400 });
});
