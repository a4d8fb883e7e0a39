import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { createTemplatePage } from '../../../../mocks/template/page.ts';
import { createTemplateApi } from '../../../api/template-client.ts';
import { demoSession } from '../../../domain/demo-session.ts';
import type { Notice } from '../../../ui/toasts.ts';
import { createPreferenceChanges } from '../../session/preference-changes.ts';
import { createDemoPreference } from './demo-preference.ts';
import { signInToTemplate } from './auth-session.ts';

const samira = { email: 'samira@template.test', password: 'saffron' };

beforeEach(() => demoSession.remove());

function open() {
  const page = createTemplatePage();
  const templateApi = createTemplateApi(page);
  const options = createDemoPreference(templateApi);
  const notices: Notice[] = [];
  const { change } = createPreferenceChanges({
    queryClient: new QueryClient(),
    key: 'demo preference',
    ...options,
    showToast: (notice) => notices.push(notice),
  });
  return {
    templateApi,
    options,
    change,
    said: () => notices.map(({ message }) => (typeof message === 'string' ? message : message.message)),
  };
}

test('settings and shortcuts are saved once in the account, and restored at the next login', async () => {
  const { templateApi, options, said, change } = open();
  demoSession.write(await signInToTemplate(templateApi, samira));
  const preference = { settings: { direction: 'rtl' }, shortcuts: ['notes'] };
  await change(() => preference);
  expect(said()).toEqual(['User data saved with api']);
  demoSession.remove();
  expect(options.session.getSnapshot()).toEqual({ status: 'signed-out' });
  demoSession.write(await signInToTemplate(templateApi, samira));
  expect(options.session.getSnapshot()).toEqual({ status: 'signed-in', user: { preference } });
});

test.each([
  ['firebase', 'User data saved to firebase'],
  ['auth0', 'User data saved to auth0'],
] as const)('the toast of a save names where the account is: %s', async (from, text) => {
  const { templateApi, said, change } = open();
  const session = await signInToTemplate(templateApi, samira);
  demoSession.write({ ...session, user: { ...session.user, from } });
  await change(() => ({ shortcuts: [] }));
  expect(said()).toEqual([text]);
});

test('a save that fails is reverted', async () => {
  const { templateApi, options, said, change } = open();
  const session = await signInToTemplate(templateApi, samira);
  demoSession.write({ ...session, user: { ...session.user, id: 'nobody' } });
  await change(() => ({ shortcuts: ['notes'] }));
  expect(said()).toEqual(['We could not save your settings.']);
  expect(options.session.getSnapshot()).toEqual({ status: 'signed-in', user: { preference: {} } });
});
