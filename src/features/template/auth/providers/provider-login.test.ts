import { beforeEach, expect, test } from 'vitest';
import { createTemplatePage } from '../../../../../mocks/template/page.ts';
import { createTemplateApi } from '../../../../api/template-client.ts';
import { demoSession } from '../../../../domain/demo-session.ts';
import { FieldErrors } from '../../../../forms/server-errors.ts';
import { SubmitCancelled } from '../../../../forms/submission.ts';
import { toasts } from '../../../../ui/toasts.ts';
import { createDemoProviders } from './demo-providers.ts';
import { storedLogin } from './pending-login.ts';
import { completeRedirect, logInByForm, startRedirect } from './provider-login.ts';

const filiz = { email: 'filiz@firebase.test', password: 'flame tree' };
const here = '/pages/auth/login';
let providers: ReturnType<typeof createDemoProviders>;

/** Every toast that was shown, whether or not it still is. */
let everSaid: Set<string>;
let stop = () => {};

beforeEach(() => {
  const page = createTemplatePage();
  providers = createDemoProviders(createTemplateApi(page));
  demoSession.remove();
  storedLogin.remove();
  toasts.clear();
  everSaid = new Set();
  stop();
  stop = toasts.subscribe(() => said().forEach((text) => everSaid.add(text)));
});

const said = () =>
  toasts
    .getSnapshot()
    .map(({ message }) => (typeof message === 'string' ? message : (message.message ?? message.id)));
const logIn = (change = {}) => logInByForm(() => providers.firebase.logIn({ ...filiz, ...change }));
const failure = (action: () => Promise<unknown>) => action().catch((error: unknown) => error);
const parseSearch = (address: string) => {
  const { searchParams } = new URL(address, 'https://here.example');
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
};

test('a login with Firebase is announced, and gives the admin role', async () => {
  await logIn();
  expect([...everSaid]).toEqual(['Logging in with Firebase', 'Logged in with Firebase']);
  expect(said()).toEqual(['Logged in with Firebase']);
  expect(demoSession.getSnapshot()?.user).toMatchObject({ id: 'filiz', from: 'firebase', role: ['admin'] });
});

test.each([
  ['email-already-in-use', 'email'],
  ['invalid-email', 'email'],
  ['operation-not-allowed', 'email'],
  ['user-not-found', 'email'],
  ['user-disabled', 'email'],
  ['weak-password', 'password'],
  ['wrong-password', 'password'],
])('auth/%s is shown at the field %s', async (code, field) => {
  const error = await failure(() => logIn({ email: `${code}@codes.test` }));
  expect(error).toBeInstanceOf(FieldErrors);
  expect((error as FieldErrors).errors).toMatchObject([{ type: field }]);
  expect(demoSession.getSnapshot()).toBeUndefined();
  // Nothing beside the error says that the login is under way.
  expect(said()).toEqual([]);
});

test('auth/invalid-api-key is shown in a toast', async () => {
  expect(await failure(() => logIn({ email: 'invalid-api-key@codes.test' }))).toBeInstanceOf(SubmitCancelled);
  expect(said()).toEqual(['Login is not set up correctly. Ask your administrator.']);
});

test('a login with Auth0 returns to the page that it left, once', async () => {
  const address = await startRedirect(providers.auth0, here);
  expect(await completeRedirect(providers.auth0, parseSearch(address))).toBe(here);
  expect([...everSaid]).toEqual(['Logging in with Auth0', 'Logged in with Auth0']);
  expect(said()).toEqual(['Logged in with Auth0']);
  expect(demoSession.getSnapshot()?.user).toMatchObject({ from: 'auth0', role: ['admin'] });
  expect(await failure(() => completeRedirect(providers.auth0, parseSearch(address)))).toMatchObject({
    code: 'login/other-state',
  });
});

test('another state, another nonce and a used code log nobody in', async () => {
  const first = parseSearch(await startRedirect(providers.auth0, here));
  const second = parseSearch(await startRedirect(providers.auth0, here));
  const complete = (search: typeof first) => failure(() => completeRedirect(providers.auth0, search));
  expect(await complete(first)).toMatchObject({ code: 'login/other-state' });
  // An attacker combines the code of another login with the state of this one.
  expect(await complete({ code: first.code, state: second.state })).toMatchObject({
    code: 'login/other-nonce',
  });
  const third = parseSearch(await startRedirect(providers.auth0, here));
  expect(await complete({ code: first.code, state: third.state })).toMatchObject({ code: 'invalid_grant' });
  expect(demoSession.getSnapshot()).toBeUndefined();
});

test('an Auth0 that cannot be reached leaves nothing that says the login is under way', async () => {
  const authorize = () => Promise.reject(new Error('no connection'));
  expect(await failure(() => startRedirect({ ...providers.auth0, authorize }, here))).toBeInstanceOf(Error);
  expect([...everSaid]).toEqual(['Logging in with Auth0']);
  expect(said()).toEqual([]);
});
