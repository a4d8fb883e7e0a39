import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { login, savePreference, signup } from '../src/features/session/mutations.ts';
import { readMe } from '../src/features/session/queries.ts';
import { guestAt, interaction, organiserAt } from './consumer.ts';
import { anId, anyRefusal, anySuccess, aToken, signedIn, token } from './matchers.ts';

const { eachLike, equal, regex, string } = Matchers;

const email = 'layla@example.org';
const password = 'jasmine in june';
const credentials = { email, password };
const id = '665d10000000000000000001';

/** The roles are those that open the organisers' pages (the specification, section 6). */
const aUser = {
  _id: anId(id),
  displayName: string('Layla Haddad'),
  email: string(email),
  role: eachLike(regex('^(admin|staff|user)$', 'admin')),
};
const user = { id, name: 'Layla Haddad', email, roles: ['admin'] };
const anEntry = { token: aToken, data: { user: aUser } };

test('an organiser signs in', async () => {
  await interaction('login', 'an organiser')
    .given('an account', credentials)
    .withRequest('POST', '/api/v1/users/login', (request) => request.jsonBody(credentials))
    .willRespondWith(200, (answer) => answer.jsonBody(anEntry))
    .executeTest(async (server) => {
      expect(await login(guestAt(server), credentials)).toMatchObject({ token, user });
    });
});

test.each([
  { wrong: 'password', state: 'an account', body: { email, password: 'jasmine in july' } },
  { wrong: 'email', state: 'no account has this address', body: credentials },
])('a wrong $wrong is said at its field', async ({ wrong, state, body }) => {
  await interaction('login', `a wrong ${wrong}`)
    .given(state, wrong === 'email' ? { email } : credentials)
    .withRequest('POST', '/api/v1/users/login', (request) => request.jsonBody(body))
    .willRespondWith(400, (answer) =>
      answer.jsonBody({ errors: [{ type: equal(wrong), message: string('Check it') }] }),
    )
    .executeTest(async (server) => {
      const errors = [{ type: wrong, message: 'Check it' }];
      await expect(login(guestAt(server), body)).rejects.toMatchObject({ status: 400, errors });
    });
});

const newcomer = {
  displayName: 'Layla Haddad',
  email,
  phone: '0501234567',
  password,
  passwordConfirm: password,
};

test('a newcomer gets an account with a role, and is signed in', async () => {
  await interaction('signup', 'a newcomer')
    .given('no account has this address', { email })
    .withRequest('POST', '/api/v1/users/signup', (request) => request.jsonBody(newcomer))
    .willRespondWith(anySuccess(201), (answer) => answer.jsonBody(anEntry))
    .executeTest(async (server) => {
      expect(await signup(guestAt(server), newcomer)).toMatchObject({ token, user });
    });
});

test('an address that has an account already is said at its field', async () => {
  await interaction('signup', 'an address that has an account')
    .given('an account', credentials)
    .withRequest('POST', '/api/v1/users/signup', (request) => request.jsonBody(newcomer))
    .willRespondWith(anyRefusal(409), (answer) =>
      answer.jsonBody({ errors: [{ type: equal('email'), message: string('It is taken') }] }),
    )
    .executeTest(async (server) => {
      const errors = [{ type: 'email', message: 'It is taken' }];
      await expect(signup(guestAt(server), newcomer)).rejects.toMatchObject({ errors });
    });
});

test('a token tells whose it is', async () => {
  await interaction('getMe', 'an organiser')
    .given('an organiser is signed in')
    .withRequest('GET', '/api/v1/users/me', (request) => request.headers(signedIn))
    .willRespondWith(200, (answer) => answer.jsonBody({ data: aUser }))
    .executeTest(async (server) => {
      expect(await readMe(organiserAt(server))).toMatchObject(user);
    });
});

test('a token that has ended is refused with a sentence for people', async () => {
  await interaction('getMe', 'a token that has ended')
    .given('the token of an organiser has ended')
    .withRequest('GET', '/api/v1/users/me', (request) => request.headers(signedIn))
    .willRespondWith(401, (answer) => answer.jsonBody({ message: string('Invalid access token detected') }))
    .executeTest(async (server) => {
      const refusal = { status: 401, message: 'Invalid access token detected' };
      await expect(readMe(organiserAt(server))).rejects.toMatchObject(refusal);
    });
});

test('a server that fails says so by its status', async () => {
  await interaction('getMe', 'the server fails')
    .given('an organiser is signed in')
    .given('the server fails', { operationId: 'getMe' })
    // Nobody can be asked to have a server that fails on demand.
    .pending(true)
    .withRequest('GET', '/api/v1/users/me', (request) => request.headers(signedIn))
    .willRespondWith(500)
    .executeTest(async (server) => {
      await expect(readMe(organiserAt(server))).rejects.toMatchObject({ status: 500 });
    });
});

test('settings are saved without the fields that are the server’s', async () => {
  const ours = { settings: { direction: 'rtl' }, shortcuts: ['calendar', 'contacts'] };
  const preference = { ...ours, _id: id, __v: 3, user: id, createdAt: 'then', updatedAt: 'now' };
  await interaction('savePreference', 'settings and shortcuts')
    .given('an organiser is signed in')
    .withRequest('PATCH', '/api/v1/users/preference', (request) => request.headers(signedIn).jsonBody(ours))
    .willRespondWith(anySuccess(200))
    .executeTest(async (server) => {
      await expect(savePreference(organiserAt(server), preference)).resolves.toBeUndefined();
    });
});
