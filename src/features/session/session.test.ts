import { expect, test, vi } from 'vitest';
import { ApiError, NetworkError, UnreadableResponse } from '../../api/errors.ts';
import { openSignedInTab, openTestTab } from './test-session.ts';
import { createToken } from './test-tokens.ts';

const day = 86_400;

const twoDays = createToken({ sub: 'u1', exp: 2 * day });

/** A visit with a stored token, after its check, which may meet an error. */
async function check(error?: Error, kept?: Parameters<ReturnType<typeof openTestTab>['keep']>[0]) {
  const visit = openTestTab({ token: twoDays });
  if (kept) visit.keep(kept);
  if (error) visit.fail(error);
  visit.session.start();
  return { ...visit, state: await visit.session.waitForAuthCheck() };
}

test.each([
  ['no token', undefined, []],
  ['an expired token', createToken({ sub: 'u1', exp: -10 }), ['Long inactivity! Please login again']],
  ['[F38] an invalid token', 'a.b.c', []],
])('a visit with %s starts signed out, without a token, and says %j', (_, token, reasons) => {
  const { session, said, browser } = openTestTab(token === undefined ? {} : { token });
  session.start();
  expect(session.getSnapshot().status).toBe('signed-out');
  expect(browser.token.read()).toBeUndefined();
  expect(said).toEqual(reasons);
});

test('a valid token leads to the user after the check', async () => {
  const { session, admin } = openTestTab({ token: twoDays });
  session.start();
  expect(session.getSnapshot().status).toBe('checking');
  expect(session.getToken()).toBeDefined();
  expect(await session.waitForAuthCheck()).toMatchObject({ status: 'signed-in', user: admin });
});

test('[F43] a device three days ahead logs in and stays logged in', async () => {
  const token = createToken({ sub: 'u1', iat: 0, exp: 2 * day });
  const { session, admin, reload } = openTestTab({ now: 3 * day });
  session.signIn(token, admin);
  const next = reload();
  next.session.start();
  expect((await next.session.waitForAuthCheck()).status).toBe('signed-in');
  expect(next.said).toEqual([]);
});

test('[F43] if the server refuses the token, its response decides, once', async () => {
  const { session, said, refuse, browser } = openTestTab({ token: twoDays });
  refuse(401, 'Invalid access token detected');
  session.start();
  expect((await session.waitForAuthCheck()).status).toBe('signed-out');
  await Promise.resolve();
  expect(said).toEqual(['Failed auto login']);
  expect(browser.token.read()).toBeUndefined();
});

test('a refused auth check logs out and deletes the token', async () => {
  const error = new ApiError({ status: 403, method: 'GET', path: '/api/v1/users/me' }, {});
  const { said, browser } = await check(error, openTestTab().admin);
  expect(said).toEqual(['Failed auto login']);
  expect(browser.token.read()).toBeUndefined();
});

const busy = (status: number) => new ApiError({ status, method: 'GET', path: '/api/v1/users/me' }, {});

test.each([
  ['no response', new NetworkError()],
  ['no response in time', new NetworkError({ isTimeout: true })],
  ['a page of another network', new UnreadableResponse()],
  ['a busy server', busy(429)],
  ['an unavailable server', busy(503)],
  ['a host before the server', busy(520)],
  ['a server that is not ready', busy(425)],
  ['an unexpected status', busy(418)],
  ['the page of a proxy', new ApiError({ status: 403, method: 'GET', path: '/api/v1/users/me' }, undefined)],
])('an auth check that meets %s keeps the token for the next visit', async (_, error) => {
  const { state, said, browser, forgotten } = await check(error);
  expect(state.status).toBe('signed-out');
  expect(said).toEqual(['Failed auto login']);
  expect(browser.token.read()).toBeDefined();
  expect(forgotten).toEqual(['unverified']);
});

test('[F58] without the server a page opens from the device’s data', async () => {
  const { admin } = openTestTab();
  const { state, said } = await check(busy(503), admin);
  expect([state, said]).toEqual([expect.objectContaining({ status: 'signed-in', user: admin }), []]);
  const withoutChunk = await check(busy(503), new Error('The chunk is missing'));
  const withoutRole = await check(new NetworkError(), { ...admin, roles: [] });
  expect([withoutChunk.state.status, withoutRole.state.status]).toEqual(['signed-out', 'signed-out']);
});

test('[F58] a token that another tab stores meanwhile is not ended', async () => {
  const { session, said, browser, fail, keep, findRoles } = openTestTab({ token: twoDays });
  const looking = Promise.withResolvers<undefined>();
  keep(looking.promise);
  fail(busy(503));
  session.start();
  await new Promise((resolve) => setTimeout(resolve));
  findRoles(['admin']);
  browser.elsewhere(createToken({ sub: 'u1', exp: 3 * day }));
  looking.resolve(undefined);
  expect(await session.waitForAuthCheck()).toMatchObject({ status: 'signed-in' });
  expect(said).toEqual([]);
});

test('[F41] five refused calls cause one logout and one message', async () => {
  const { session, said, forgotten } = openSignedInTab();
  const token = session.getToken();
  for (let call = 0; call < 5; call += 1)
    session.onEndingResponse({ status: 401, message: 'Invalid access token detected', token });
  expect(session.getSnapshot().status).toBe('signed-out');
  expect(said).toEqual(['Your session has ended. Please log in again.']);
  expect(forgotten).toEqual(['expired of u1']);
});

test('[F42] a 500 logs out once; only the same user returns to the path', () => {
  const { session, said, staff } = openSignedInTab();
  session.onEndingResponse({ status: 500, message: 'the database is on fire', token: session.getToken() });
  expect(said).toEqual(['Server Error']);
  session.signIn(createToken({ sub: 'u2' }), staff);
  expect(session.getSnapshot()).toMatchObject({ mayReturn: false });
  session.onEndingResponse({ status: 500, message: '', token: session.getToken() });
  session.signIn(createToken({ sub: 'u2' }), staff);
  expect(session.getSnapshot()).toMatchObject({ mayReturn: true });
});

test('a refusal of an earlier token changes nothing', () => {
  const { session, said, admin } = openTestTab();
  session.signIn(createToken({ sub: 'u1', iat: 1 }), admin);
  const earlier = session.getToken();
  session.signIn(createToken({ sub: 'u1', iat: 2 }), admin);
  session.onEndingResponse({ status: 401, message: 'too late', token: earlier });
  expect(session.getSnapshot().status).toBe('signed-in');
  expect(said).toEqual([]);
});

test.each([[[]], [['gardener']]])('[F49] a user with the roles %j has no access', (roles) => {
  const { session, said, admin, browser } = openTestTab();
  session.signIn(createToken({ sub: 'u1' }), { ...admin, roles });
  expect(session.getSnapshot().status).toBe('signed-out');
  expect(browser.token.read()).toBeUndefined();
  expect(said).toEqual(['Your account has no access yet. Ask your administrator to add you.']);
});

test('[F39] without storage the session lasts for this tab, with a notice', () => {
  const { session, said, admin } = openTestTab({ lasting: false });
  session.signIn(createToken({ sub: 'u1' }), admin);
  expect(session.getSnapshot().status).toBe('signed-in');
  expect(said).toEqual(['This browser blocks storage, so you are logged in only in this tab.']);
});

test('a logout shows no message, and reports whose it was', () => {
  const { session, said, browser, forgotten } = openSignedInTab();
  void session.signOut();
  expect(browser.token.read()).toBeUndefined();
  expect([said, forgotten]).toEqual([[], ['logout of u1']]);
});

test('a refused last call of a logout does not end it early', async () => {
  const { session, said, browser, forgotten } = openSignedInTab();
  await session.signOut(async () => {
    await Promise.resolve();
    session.onEndingResponse({ status: 500, message: 'Server Error', token: session.getToken() });
    expect(session.getSnapshot().status).toBe('signed-in');
  });
  expect(session.getSnapshot()).toEqual({ status: 'signed-out', dropped: [] });
  expect([said, forgotten, browser.token.read()]).toEqual([[], ['logout of u1'], undefined]);
});

test('a second logout waits for the first, and ends nothing twice', async () => {
  const { session, forgotten } = openSignedInTab();
  const calls = Promise.withResolvers<void>();
  const first = session.signOut(() => calls.promise);
  const finishAgain = vi.fn<() => Promise<void>>().mockResolvedValue();
  const second = session.signOut(finishAgain);
  calls.resolve();
  await second;
  expect(session.getSnapshot().status).toBe('signed-out');
  await first;
  expect([forgotten, finishAgain.mock.calls]).toEqual([['logout of u1'], []]);
});

test('a logout waits for its last calls for three seconds at most', async () => {
  vi.useFakeTimers();
  const { session } = openSignedInTab();
  void session.signOut(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(2_900);
  expect(session.getSnapshot().status).toBe('signed-in');
  await vi.advanceTimersByTimeAsync(200);
  expect(session.getSnapshot().status).toBe('signed-out');
});

test('a logout deletes data although another tab ended the session', async () => {
  const { session, browser, forgotten } = openSignedInTab();
  await session.signOut(async () => browser.elsewhere(undefined));
  expect(forgotten).toEqual(['expired of u1', 'logout of u1']);
});

test('a logout leaves a tab frozen by another account frozen', async () => {
  const { session, browser, forgotten } = openSignedInTab();
  const other = createToken({ sub: 'u2' });
  await session.signOut(async () => browser.elsewhere(other));
  await session.signOut();
  expect(session.getSnapshot().status).toBe('other-user');
  expect(forgotten).toEqual(['unverified', 'logout of u1']);
  expect(browser.token.read()).toBe(other);
});

test('a login of another user than before is reported', () => {
  const { session, admin, staff, forgotten } = openTestTab();
  for (const user of [admin, admin, staff]) {
    session.signIn(createToken({ sub: user.uid }), user);
    void session.signOut();
  }
  expect(forgotten).toEqual(['logout of u1', 'logout of u1', 'other user', 'logout of u2']);
});

const dropped = [{ id: '1 guest was not deleted' }];

test.each([
  ['[F45] a logout in another tab deletes its data', undefined, 'signed-out', 'expired of u1'],
  ['[F44] another user in another tab freezes it', createToken({ sub: 'u2' }), 'other-user', 'unverified'],
])('%s: no token, no call, and no name of what was not sent', (_, token, status, forgets) => {
  const { session, browser, forgotten, dropChanges } = openSignedInTab();
  dropChanges.mockReturnValueOnce(dropped);
  browser.elsewhere(token);
  expect(session.getSnapshot()).toEqual({ status, dropped });
  expect(dropChanges.mock.calls).toEqual([[false]]);
  expect([session.getToken(), browser.token.read()]).toEqual([undefined, token]);
  expect(forgotten).toEqual([forgets]);
});

test('a login in another tab also logs this one in', async () => {
  const { session, browser } = openTestTab();
  browser.elsewhere(createToken({ sub: 'u1', exp: 99_999 }));
  expect((await session.waitForAuthCheck()).status).toBe('signed-in');
});

test('[F45] a user who is read after a logout in another tab is ignored', async () => {
  const { session, browser } = openTestTab({ token: createToken({ sub: 'u1', exp: 99_999 }) });
  session.start();
  browser.elsewhere(undefined);
  // The running getMe answers.
  await new Promise((resolve) => setTimeout(resolve));
  expect(session.getSnapshot().status).toBe('signed-out');
});

test('[F44] a call before the other user is reported has no token', () => {
  const { session, browser } = openSignedInTab();
  browser.token.write(createToken({ sub: 'u2' }));
  expect(session.getToken()).toBeUndefined();
  expect(session.getSnapshot().status, 'Asking changes nothing').toBe('signed-in');
  session.syncWithStorage();
  expect(session.getSnapshot().status).toBe('other-user');
});

test('[F44] a frozen tab follows a logout, not another login', () => {
  const { session, browser, staff } = openSignedInTab();
  browser.elsewhere(createToken({ sub: 'u2' }));
  browser.elsewhere(createToken({ sub: 'u1', iat: 7 }));
  expect(session.getSnapshot().status).toBe('other-user');
  browser.elsewhere(undefined);
  expect(session.getSnapshot().status).toBe('signed-out');
  session.signIn(createToken({ sub: 'u2', iat: 2 }), staff);
  expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', mayReturn: false });
});

test('a new token of the same user is adopted and checked', async () => {
  const { session, browser } = openTestTab({ token: createToken({ sub: 'u1' }) });
  session.start();
  const early = createToken({ sub: 'u1', iat: 50 });
  browser.elsewhere(early);
  expect(session.getSnapshot().status).toBe('checking');
  expect((await session.waitForAuthCheck()).status).toBe('signed-in');
  expect(session.getToken()).toBe(early);
  const renewed = createToken({ sub: 'u1', iat: 90 });
  browser.elsewhere(renewed);
  expect(session.getSnapshot().status).toBe('signed-in');
  expect(session.getToken()).toBe(renewed);
});

test('[F44] ending this tab’s session leaves another user’s token in place', () => {
  const { session, browser } = openSignedInTab();
  const theirs = createToken({ sub: 'u2' });
  const ours = session.getToken();
  browser.token.write(theirs);
  session.onEndingResponse({ status: 401, message: '', token: ours });
  expect(browser.token.read()).toBe(theirs);
});

const [amina, sam] = ['665a00000000000000000001', '665a00000000000000000002'];
const past = { exp: -10 };
/** Ways in which the session of Amina ended, each before a reload. */
const endings: Record<string, (start: typeof openTestTab) => ReturnType<typeof openTestTab>> = {
  'a refused call'(open) {
    const tab = open();
    tab.session.signIn(createToken({ sub: amina }), { ...tab.admin, uid: amina });
    tab.session.onEndingResponse({ status: 401, message: '', token: tab.session.getToken() });
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
      await tab.session.waitForAuthCheck();
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
