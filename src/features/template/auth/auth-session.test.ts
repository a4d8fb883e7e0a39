import { beforeEach, expect, test, vi } from 'vitest';
import { createTemplatePage } from '../../../../mocks/template/page.ts';
import { createTemplateApi, type TemplateApi } from '../../../api/template-client.ts';
import { registerInTemplate, renewTemplateToken, signInToTemplate, templateUser } from './auth-session.ts';

let templateApi: TemplateApi;
beforeEach(() => {
  templateApi = createTemplateApi(createTemplatePage());
});

test('the offered user can log in, and is the one that the page names', async () => {
  const { user, expiresAt } = await signInToTemplate(templateApi, templateUser);
  expect(user.displayName).toBe(templateUser.name);
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
});

test('a registered user can log in, and the address is taken', async () => {
  const layla = { displayName: 'Layla', email: 'layla@template.test', password: 'jasmine in june' };
  const { user } = await registerInTemplate(templateApi, layla);
  expect((await signInToTemplate(templateApi, layla)).user).toEqual(user);
  await expect(registerInTemplate(templateApi, layla)).rejects.toMatchObject({
    errors: [{ type: 'email', message: 'The email address is already in use' }],
  });
});

test('an expired token is refused with the text of the specification', async () => {
  const { accessToken, user } = await signInToTemplate(templateApi, templateUser);
  expect((await renewTemplateToken(templateApi, accessToken)).user).toEqual(user);
  vi.useFakeTimers({ now: Date.now() + 2 * 24 * 60 * 60 * 1000 });
  const refused = await renewTemplateToken(templateApi, accessToken).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 401, message: 'Invalid access token detected' });
});
