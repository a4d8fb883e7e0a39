import { expect, test } from 'vitest';
import { openTestTab } from './test-session.ts';
import { createToken } from './test-tokens.ts';

const [amina, sam] = ['665a00000000000000000001', '665a00000000000000000002'];
const past = { exp: -10 };
/** Ways in which the session of Amina ended, each before a reload. */
const endings: Record<string, (start: typeof openTestTab) => ReturnType<typeof openTestTab>> = {
  'a refused call'(open) {
    const tab = open();
    tab.session.signIn(createToken({ sub: amina }), { ...tab.admin, uid: amina });
    tab.session.onUnauthorized({ status: 401, message: '', token: tab.session.getToken() });
    return tab;
  },
  'an expired token'(open) {
    const tab = open({ token: createToken({ sub: amina, ...past }) });
    tab.session.start();
    return tab;
  },
  'a refused check'(open) {
    const tab = open({ token: createToken({ sub: amina }) });
    tab.refuse(401, 'Invalid access token detected');
    tab.session.start();
    return tab;
  },
};

test.each(Object.entries(endings))(
  '[F40] after %s and a reload, only the same user returns to the path',
  async (_, end) => {
    for (const id of [amina, sam]) {
      const tab = end(openTestTab);
      await tab.session.waitUntilSettled();
      const { session, admin } = tab.reload();
      session.start();
      session.signIn(createToken({ sub: id }), { ...admin, uid: id });
      expect(session.getSnapshot()).toMatchObject({ mayReturn: id === amina });
    }
  },
);

test('[F40] a token of a provider does not say who may return', () => {
  const { session, admin } = openTestTab({ token: createToken({ sub: 'auth0|7', ...past }) });
  session.start();
  session.signIn(createToken({ sub: 'auth0|7' }), admin);
  expect(session.getSnapshot()).toMatchObject({ mayReturn: true });
});

test('after a logout everybody may open the path that is asked for', async () => {
  const { session, admin, reload } = openTestTab();
  session.signIn(createToken({ sub: 'u1' }), admin);
  await session.signOut();
  const next = reload();
  next.session.start();
  next.session.signIn(createToken({ sub: 'u2' }), next.staff);
  expect(next.session.getSnapshot()).toMatchObject({ mayReturn: true });
});
