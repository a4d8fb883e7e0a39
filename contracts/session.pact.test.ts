import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { login, signup } from '../src/features/session/mutations.ts';
import { savePreference } from '../src/features/session/preference/save-preference.ts';
import { fetchMe } from '../src/features/session/user.ts';
import { exchange, strangerAt, organiserAt } from './consumer.ts';
import { anEmail, anId, anyRefusal, anySuccess, aToken, emailOfState, token } from './matchers.ts';
import { sent } from './organiser-calls.ts';
import { account, noAccount, organiser } from './provider-state.ts';

const { arrayContaining, equal, like, regex, string } = Matchers;

const email = 'layla@example.org';
const password = 'jasmine in june';
const credentials = { email, password };
/** The same body with the address of the state. */
const ofState = <Body extends object>(body: Body) => ({ ...body, email: emailOfState(email) });
const id = '665d10000000000000000001';

/** One of these roles opens the organiser's pages (specification, section 6); additional roles are ignored. */
const aUser = {
  _id: anId(id),
  email: string(email),
  role: arrayContaining(regex('^(admin|staff|user)$', 'admin')),
};
const user = { uid: id, email, roles: ['admin'] };
const aSession = { token: aToken, data: { user: { ...aUser, email: anEmail(email) } } };
const errorAt = (type: string) => ({
  errors: arrayContaining({ type: equal(type), message: string('Check it') }),
});

test('an organiser logs in', async () => {
  const response = aSession;
  await exchange(
    'login',
    'an organiser',
    { given: [account(password)], body: ofState(credentials), response },
    async (server) => {
      expect(await login(strangerAt(server), credentials)).toMatchObject({ token, user });
    },
  );
});

test.each([
  { wrong: 'password', given: account(password), body: { email, password: 'jasmine in july' } },
  { wrong: 'email', given: noAccount, body: credentials },
])('a wrong $wrong is reported with its field', async ({ wrong, given, body }) => {
  const exchanged = {
    given: [given],
    body: ofState(body),
    status: anyRefusal(400),
    response: errorAt(wrong),
  };
  await exchange('login', `a wrong ${wrong}`, exchanged, async (server) => {
    const errors = [{ type: wrong, message: 'Check it' }];
    await expect(login(strangerAt(server), body)).rejects.toMatchObject({ errors });
  });
});

const newcomer = {
  displayName: 'Layla Haddad',
  email,
  phone: '0501234567',
  password,
  passwordConfirm: password,
};

test('a new user gets an account with a role, and is logged in', async () => {
  const exchanged = {
    given: [noAccount],
    body: ofState(newcomer),
    status: anySuccess(201),
    response: aSession,
  };
  await exchange('signup', 'a newcomer', exchanged, async (server) => {
    expect(await signup(strangerAt(server), newcomer)).toMatchObject({ token, user });
  });
});

test.each([
  { wrong: 'email', words: 'an address that has an account', given: account(password), body: newcomer },
  {
    wrong: 'passwordConfirm',
    words: 'two different passwords',
    given: noAccount,
    body: { ...newcomer, passwordConfirm: 'jasmine in july' },
  },
])('$words is reported with its field', async ({ wrong, words, given, body }) => {
  const exchanged = {
    given: [given],
    body: ofState(body),
    status: anyRefusal(400),
    response: errorAt(wrong),
  };
  await exchange('signup', words, exchanged, async (server) => {
    const errors = [{ type: wrong, message: 'Check it' }];
    await expect(signup(strangerAt(server), body)).rejects.toMatchObject({ errors });
  });
});

test('a token identifies its user, with their settings', async () => {
  const { shortcuts } = sent.preference;
  const preference = { settings: like({}), shortcuts: shortcuts.map((each) => equal(each)) };
  const given = [organiser({ preference: sent.preference })];
  await exchange(
    'getMe',
    'an organiser',
    { given, response: { data: { ...aUser, preference } } },
    async (server) => {
      expect(await fetchMe(organiserAt(server))).toMatchObject({
        ...user,
        preference: { settings: {}, shortcuts },
      });
    },
  );
});

test('a user without saved settings has an empty preference or none', async () => {
  const given = [organiser()];
  await exchange(
    'getMe',
    'nothing saved yet',
    { given, response: { data: like({ _id: anId(id) }) } },
    async (server) => {
      expect((await fetchMe(organiserAt(server))).preference).toEqual({});
    },
  );
});

test('settings are saved without the fields that only the server sets', async () => {
  const preference = { ...sent.preference, _id: id, __v: 3, user: id, createdAt: 'then', updatedAt: 'now' };
  const exchanged = { given: [organiser()], body: sent.preference, status: anySuccess(200) };
  await exchange('savePreference', 'settings and shortcuts', exchanged, async (server) => {
    await expect(savePreference(organiserAt(server), preference)).resolves.toBeUndefined();
  });
});
