import { expect, test } from 'vitest';
import { ApiError, NetworkError, UnreadableResponse } from '../../api/errors.ts';
import { openSignedInTab, openTestTab } from './test-session.ts';
import { createToken } from './test-tokens.ts';

const day = 86_400;

test('without a token the visit starts signed out, without a message', () => {
  const { session, said } = openTestTab();
  session.start();
  expect(session.getSnapshot().status).toBe('signed-out');
  expect(said).toEqual([]);
});

test('a valid token leads to the user after the check', async () => {
  const { session, admin } = openTestTab({ token: createToken({ sub: 'u1', exp: 2 * day }) });
  session.start();
  expect(session.getSnapshot().status).toBe('checking');
  expect(session.getToken()).toBeDefined();
  expect(await session.waitUntilSettled()).toMatchObject({ status: 'signed-in', user: admin });
});

test('an expired token is deleted with its message', () => {
  const { session, said, browser } = openTestTab({ token: createToken({ sub: 'u1', exp: -10 }) });
  session.start();
  expect(session.getSnapshot().status).toBe('signed-out');
  expect(browser.token.read()).toBeUndefined();
  expect(said).toEqual(['Long inactivity! Please login again']);
  expect(session.getSnapshot()).toMatchObject({ reason: { variant: 'warning' } });
});

test('[F38] an invalid token is deleted without a message', () => {
  const { session, said, browser } = openTestTab({ token: 'a.b.c' });
  session.start();
  expect(session.getSnapshot().status).toBe('signed-out');
  expect(browser.token.read()).toBeUndefined();
  expect(said).toEqual([]);
});

test('[F43] a device three days ahead logs in and stays logged in after a reload', async () => {
  const token = createToken({ sub: 'u1', iat: 0, exp: 2 * day });
  const { session, admin, reload } = openTestTab({ now: 3 * day });
  session.signIn(token, admin);
  const next = reload();
  next.session.start();
  expect((await next.session.waitUntilSettled()).status).toBe('signed-in');
  expect(next.said).toEqual([]);
});

test('[F43] if the server refuses the token, its response decides, once', async () => {
  const { session, said, refuse, browser } = openTestTab({ token: createToken({ sub: 'u1', exp: 2 * day }) });
  refuse(401, 'Invalid access token detected');
  session.start();
  expect((await session.waitUntilSettled()).status).toBe('signed-out');
  await Promise.resolve();
  expect(said).toEqual(['Failed auto login']);
  expect(browser.token.read()).toBeUndefined();
});

test('a refused auth check logs out, reports it, and deletes the token, also where the device knows the user', async () => {
  const { session, said, fail, keep, admin, browser } = openTestTab({
    token: createToken({ sub: 'u1', exp: 2 * day }),
  });
  keep(admin);
  fail(new ApiError({ status: 403, method: 'GET', path: '/api/v1/users/me' }, {}));
  session.start();
  await session.waitUntilSettled();
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
  const { session, said, fail, browser, forgotten } = openTestTab({
    token: createToken({ sub: 'u1', exp: 2 * day }),
  });
  fail(error);
  session.start();
  expect((await session.waitUntilSettled()).status).toBe('signed-out');
  expect(said).toEqual(['Failed auto login']);
  expect(browser.token.read()).toBeDefined();
  expect(forgotten).toEqual(['unverified']);
});

test('[F58] without the server, a page whose data is on the device opens for its user; a refusal does not', async () => {
  const token = createToken({ sub: 'u1', exp: 2 * day });
  const visit = openTestTab({ token });
  visit.keep(visit.admin);
  visit.fail(busy(503));
  visit.session.start();
  expect(await visit.session.waitUntilSettled()).toMatchObject({ status: 'signed-in', user: visit.admin });
  expect(visit.said).toEqual([]);

  const refused = openTestTab({ token });
  refused.keep(refused.admin);
  refused.refuse(401, 'Invalid access token detected');
  refused.session.start();
  expect((await refused.session.waitUntilSettled()).status).toBe('signed-out');
  expect(refused.browser.token.read()).toBeUndefined();

  const withoutChunk = openTestTab({ token });
  withoutChunk.keep(new Error('The chunk is missing'));
  withoutChunk.fail(busy(503));
  withoutChunk.session.start();
  expect((await withoutChunk.session.waitUntilSettled()).status).toBe('signed-out');

  const withoutRole = openTestTab({ token });
  withoutRole.keep({ ...withoutRole.admin, roles: [] });
  withoutRole.fail(new NetworkError());
  withoutRole.session.start();
  expect((await withoutRole.session.waitUntilSettled()).status).toBe('signed-out');
});

test('[F58] a token that another tab stores while the device looks for its data is not ended', async () => {
  const { session, said, browser, fail, keep, findRoles } = openTestTab({
    token: createToken({ sub: 'u1', exp: 2 * day }),
  });
  const looking = Promise.withResolvers<undefined>();
  keep(looking.promise);
  fail(busy(503));
  session.start();
  await new Promise((resolve) => setTimeout(resolve));
  findRoles(['admin']);
  browser.elsewhere(createToken({ sub: 'u1', exp: 3 * day }));
  looking.resolve(undefined);
  expect(await session.waitUntilSettled()).toMatchObject({ status: 'signed-in' });
  expect(said).toEqual([]);
});

test('[F41] five refused calls cause one logout and one message', async () => {
  const { session, said, forgotten } = openSignedInTab();
  const token = session.getToken();
  for (let call = 0; call < 5; call += 1)
    session.onUnauthorized({ status: 401, message: 'Invalid access token detected', token });
  expect(session.getSnapshot().status).toBe('signed-out');
  expect(said).toEqual(['Your session has ended. Please log in again.']);
  expect(forgotten).toEqual(['expired of u1']);
});

test('[F42] a 500 logs out with one Server Error, and only the same user returns to the path', () => {
  const { session, said, staff } = openSignedInTab();
  session.onUnauthorized({ status: 500, message: 'the database is on fire', token: session.getToken() });
  expect(said).toEqual(['Server Error']);
  session.signIn(createToken({ sub: 'u2' }), staff);
  expect(session.getSnapshot()).toMatchObject({ mayReturn: false });
  session.onUnauthorized({ status: 500, message: '', token: session.getToken() });
  session.signIn(createToken({ sub: 'u2' }), staff);
  expect(session.getSnapshot()).toMatchObject({ mayReturn: true });
});

test('a refusal of an earlier token changes nothing', () => {
  const { session, said, admin } = openTestTab();
  session.signIn(createToken({ sub: 'u1', iat: 1 }), admin);
  const earlier = session.getToken();
  session.signIn(createToken({ sub: 'u1', iat: 2 }), admin);
  session.onUnauthorized({ status: 401, message: 'too late', token: earlier });
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

test('[F39] if nothing can be stored, the session lasts for this tab, with a notice', () => {
  const { session, said, admin } = openTestTab({ lasting: false });
  session.signIn(createToken({ sub: 'u1' }), admin);
  expect(session.getSnapshot().status).toBe('signed-in');
  expect(said).toEqual(['This browser blocks storage, so you are logged in only in this tab.']);
});
