import { beforeEach, expect, test, vi } from 'vitest';
import { createDemoPage } from '../../../mocks/demo/page.ts';
import { createDemoApi, type DemoApi } from '../../api/demo-client.ts';
import { demoUser } from './demo-user.ts';
import { registerInDemo, renewDemoToken, signInToDemo } from './mutations.ts';

let demoApi: DemoApi;
beforeEach(() => {
  let state: string | undefined;
  const kept = { read: () => state, write: (text: string) => void (state = text) };
  demoApi = createDemoApi(createDemoPage(kept));
});

test('the user on offer can sign in, and is who the page says', async () => {
  const { user, expiresAt } = await signInToDemo(demoApi, demoUser);
  expect(user.displayName).toBe(demoUser.name);
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
});

test('who has registered can sign in, and nobody takes the address again', async () => {
  const layla = { displayName: 'Layla', email: 'layla@demo.test', password: 'jasmine in june' };
  const { user } = await registerInDemo(demoApi, layla);
  expect((await signInToDemo(demoApi, layla)).user).toEqual(user);
  await expect(registerInDemo(demoApi, layla)).rejects.toMatchObject({
    errors: [{ type: 'email', message: 'The email address is already in use' }],
  });
});

test('a token that has ended is refused in the words of the specification', async () => {
  const { accessToken, user } = await signInToDemo(demoApi, demoUser);
  expect((await renewDemoToken(demoApi, accessToken)).user).toEqual(user);
  vi.useFakeTimers({ now: Date.now() + 2 * 24 * 60 * 60 * 1000 });
  const refused = await renewDemoToken(demoApi, accessToken).catch((error: unknown) => error);
  vi.useRealTimers();
  expect(refused).toMatchObject({ status: 401, message: 'Invalid access token detected' });
});
