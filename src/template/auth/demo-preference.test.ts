import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { createTemplatePage } from '../../../mocks/template/page.ts';
import { createTemplateApi } from '../api/client.ts';
import { demoSession } from '../api/demo-session.ts';
import type { Notice } from '../../ui/toasts/notifications.ts';
import { createPreferenceChanges } from '../../features/session/preference/preference-changes.ts';
import { signInToTemplate, templateUser } from './auth-session.ts';
import { createDemoPreference } from './demo-preference.ts';

beforeEach(() => demoSession.remove());

function open() {
  let state: string | undefined;
  const page = createTemplatePage({ read: () => state, write: (text) => void (state = text) });
  const templateApi = createTemplateApi(page);
  const parts = createDemoPreference(templateApi);
  const notices: Notice[] = [];
  const { change } = createPreferenceChanges({
    queryClient: new QueryClient(),
    ...parts,
    showToast: (notice) => notices.push(notice),
  });
  return {
    change,
    logIn: () => signInToTemplate(templateApi, templateUser),
    getState: parts.session.getSnapshot,
    said: () => notices.map(({ message }) => (typeof message === 'string' ? message : message.message)),
  };
}

test('settings and shortcuts stay in the demo account', async () => {
  const { logIn, change, getState, said } = open();
  demoSession.write(await logIn());
  const preference = { settings: { direction: 'rtl' }, shortcuts: ['notes'] };
  await change(() => preference);
  expect(said()).toEqual(['User data saved with api']);
  demoSession.remove();
  expect(getState()).toEqual({ status: 'signed-out' });
  demoSession.write(await logIn());
  expect(getState()).toEqual({ status: 'signed-in', user: { preference } });
});

test.each([
  ['firebase', 'User data saved to firebase'],
  ['auth0', 'User data saved to auth0'],
] as const)('the toast of a save names where the account is: %s', async (from, text) => {
  const { logIn, change, said } = open();
  const session = await logIn();
  demoSession.write({ ...session, user: { ...session.user, from } });
  await change(() => ({ shortcuts: [] }));
  expect(said()).toEqual([text]);
});

test('a save that fails is reverted', async () => {
  const { logIn, change, getState, said } = open();
  const session = await logIn();
  demoSession.write({ ...session, user: { ...session.user, id: 'nobody' } });
  await change(() => ({ shortcuts: ['notes'] }));
  expect(said()).toEqual(['We could not save your settings.']);
  expect(getState()).toEqual({ status: 'signed-in', user: { preference: {} } });
});
