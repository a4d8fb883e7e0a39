import { beforeEach, expect, test } from 'vitest';
import { createTemplatePage } from '../../../../mocks/template/page.ts';
import { createTemplateApi } from '../../../api/template-client.ts';
import { demoSession } from '../../../domain/demo-session.ts';
import { demoPreference } from './demo-preference.ts';
import { signInToTemplate } from './mutations.ts';
import { createDemoProviders } from './providers/demo-providers.ts';
import { logInByForm } from './providers/provider-login.ts';

const samira = { email: 'samira@template.test', password: 'saffron' };
const textOf = ({ message }: { message?: string }) => message;

beforeEach(() => demoSession.remove());

function open() {
  let state: string | undefined;
  const page = createTemplatePage({ read: () => state, write: (text) => void (state = text) });
  const templateApi = createTemplateApi(page);
  return { templateApi, keeper: demoPreference(templateApi) };
}

test('settings and shortcuts are kept in the account, and are there at the next login', async () => {
  const { templateApi, keeper } = open();
  demoSession.write(await signInToTemplate(templateApi, samira));
  const preference = { settings: { direction: 'rtl' }, shortcuts: ['notes'] };
  keeper.session.setPreference(preference);
  expect(keeper.session.getSnapshot()).toMatchObject({ status: 'signed-in', user: { preference } });
  await keeper.save(preference);
  demoSession.remove();
  expect(keeper.session.getSnapshot()).toEqual({ status: 'signed-out' });
  demoSession.write(await signInToTemplate(templateApi, samira));
  expect(keeper.session.getSnapshot()).toMatchObject({ user: { preference } });
});

test('a save says where the account lives', async () => {
  const { templateApi, keeper } = open();
  demoSession.write(await signInToTemplate(templateApi, samira));
  expect(textOf(keeper.getSavedText())).toBe('User data saved with api');
  const { firebase } = createDemoProviders(templateApi);
  await logInByForm(() => firebase.logIn({ email: 'filiz@firebase.test', password: 'flame tree' }));
  expect(textOf(keeper.getSavedText())).toBe('User data saved to firebase');
});
