import { beforeEach, expect, test, vi } from 'vitest';
import { createTemplatePage } from '../../../../mocks/template/page.ts';
import { createTemplateApi, type TemplateApi } from '../../../api/template-client.ts';
import { templateUser } from './template-user.ts';
import { registerInTemplate, renewTemplateToken, signInToTemplate } from './mutations.ts';

let templateApi: TemplateApi;
beforeEach(() => {
  let state: string | undefined;
  const kept = { read: () => state, write: (text: string) => void (state = text) };
  templateApi = createTemplateApi(createTemplatePage(kept));
});

test('the user on offer can sign in, and is who the page says', async () => {
  const { user, expiresAt } = await signInToTemplate(templateApi, templateUser);
  expect(user.displayName).toBe(templateUser.name);
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
});

test('who has registered can sign in, and nobody takes the address again', async () => {
  const layla = { displayName: 'Layla', email: 'layla@template.test', password: 'jasmine in june' };
  const { user } = await registerInTemplate(templateApi, layla);
  expect((await signInToTemplate(templateApi, layla)).user).toEqual(user);
  await expect(registerInTemplate(templateApi, layla)).rejects.toMatchObject({
    errors: [{ type: 'email', message: 'The email address is already in use' }],
  });
});

test('a token that has ended is refused in the words of the specification', async () => {
  const { accessToken, user } = await signInToTemplate(templateApi, templateUser);
  expect((await renewTemplateToken(templateApi, accessToken)).user).toEqual(user);
  vi.useFakeTimers({ now: Date.now() + 2 * 24 * 60 * 60 * 1000 });
  const refused = await renewTemplateToken(templateApi, accessToken).catch((error: unknown) => error);
  vi.useRealTimers();
  expect(refused).toMatchObject({ status: 401, message: 'Invalid access token detected' });
});
