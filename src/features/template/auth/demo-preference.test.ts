import { beforeEach, expect, test } from 'vitest';
import { createTemplatePage } from '../../../../mocks/template/page.ts';
import { createTemplateApi } from '../../../api/template-client.ts';
import { demoSession } from '../../../domain/demo-session.ts';
import type { Notice } from '../../../ui/toasts.ts';
import { preferenceKeeper } from '../../session/preference-keeper.ts';
import { demoPreference } from './demo-preference.ts';
import { signInToTemplate } from './mutations.ts';

const samira = { email: 'samira@template.test', password: 'saffron' };

beforeEach(() => demoSession.remove());

function open() {
  let state: string | undefined;
  const page = createTemplatePage({ read: () => state, write: (text) => void (state = text) });
  const templateApi = createTemplateApi(page);
  const keeper = demoPreference(templateApi);
  const notices: Notice[] = [];
  const { change } = preferenceKeeper({ ...keeper, say: (notice) => notices.push(notice), tell: () => {} });
  return {
    templateApi,
    keeper,
    change,
    said: () => notices.map(({ message }) => (typeof message === 'string' ? message : message.message)),
  };
}

test('settings and shortcuts are saved once in the account, and restored at the next login', async () => {
  const { templateApi, keeper, said, change } = open();
  demoSession.write(await signInToTemplate(templateApi, samira));
  const preference = { settings: { direction: 'rtl' }, shortcuts: ['notes'] };
  await change(() => preference);
  expect(said()).toEqual(['User data saved with api']);
  demoSession.remove();
  expect(keeper.session.getSnapshot()).toEqual({ status: 'signed-out' });
  demoSession.write(await signInToTemplate(templateApi, samira));
  expect(keeper.session.getSnapshot()).toEqual({ status: 'signed-in', user: { preference } });
});

test.each([
  ['firebase', 'User data saved to firebase'],
  ['auth0', 'User data saved to auth0'],
] as const)('a save of an account at %s says so', async (from, text) => {
  const { templateApi, said, change } = open();
  const session = await signInToTemplate(templateApi, samira);
  demoSession.write({ ...session, user: { ...session.user, from } });
  await change(() => ({ shortcuts: [] }));
  expect(said()).toEqual([text]);
});

test('a save that fails is reverted', async () => {
  const { templateApi, keeper, said, change } = open();
  const session = await signInToTemplate(templateApi, samira);
  demoSession.write({ ...session, user: { ...session.user, id: 'nobody' } });
  await change(() => ({ shortcuts: ['notes'] }));
  expect(said()).toEqual(['We could not save your settings.']);
  expect(keeper.session.getSnapshot()).toEqual({ status: 'signed-in', user: { preference: {} } });
});
