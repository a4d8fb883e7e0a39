import { beforeEach, expect, test } from 'vitest';
import { createTemplatePage } from '../../../mocks/template/page.ts';
import { createTemplateApi, type TemplateApi } from '../api/client.ts';
import { demoSession } from '../api/demo-session.ts';
import { NotSubmitted } from '../../forms/errors.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { logInByProvider } from './provider-login.ts';

let templateApi: TemplateApi;
/** Every toast that was shown, whether or not it still is. */
let everSaid: Set<string>;

const said = () =>
  toasts
    .getSnapshot()
    .map(({ message }) => (typeof message === 'string' ? message : (message.message ?? message.id)));

beforeEach(() => {
  let state: string | undefined;
  const page = createTemplatePage({ read: () => state, write: (text) => void (state = text) });
  templateApi = createTemplateApi(page);
  demoSession.remove();
  toasts.clear();
  everSaid = new Set();
  return toasts.subscribe(() => said().forEach((text) => everSaid.add(text)));
});

test.each([
  ['firebase', 'Logging in with Firebase', 'Logged in with Firebase', 'User data saved to firebase'],
  ['auth0', 'Logging in with Auth0', 'Logged in with Auth0', 'User data saved to auth0'],
] as const)('a login with %s is announced, and gives the admin role', async (from, starts, ...done) => {
  await logInByProvider(templateApi, from, 'anyone@example.test');
  expect([...everSaid]).toEqual([starts, ...done]);
  expect(said()).toEqual(done);
  expect(demoSession.getSnapshot()?.user).toMatchObject({ from, role: ['admin'] });
});

test('a provider code is an error at its field, and no other', async () => {
  const login = logInByProvider(templateApi, 'firebase', 'weak-password@codes.test');
  await expect(login).rejects.toMatchObject({ errors: [{ type: 'password' }] });
  expect(said()).toEqual([]);
  expect(demoSession.getSnapshot()).toBeUndefined();
});

test('auth/invalid-api-key is shown in a toast', async () => {
  const login = logInByProvider(templateApi, 'firebase', 'invalid-api-key@codes.test');
  await expect(login).rejects.toBeInstanceOf(NotSubmitted);
  expect(said()).toEqual(['Login is not set up correctly. Ask your administrator.']);
});
