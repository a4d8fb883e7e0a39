import { expect, test } from 'vitest';
import { openSignedInTab, openTestTab } from './test-session.ts';
import { createToken } from './test-tokens.ts';

const unsent = [{ id: '1 guest was not deleted' }];

test('[F45] a logout in another tab ends this session, deletes its data, and reports without names what was not sent', () => {
  const { session, browser, forgotten, dropUnsent } = openSignedInTab();
  dropUnsent.mockReturnValueOnce(unsent);
  browser.elsewhere(undefined);
  expect(session.getSnapshot()).toEqual({ status: 'signed-out', unsent });
  expect(dropUnsent.mock.calls).toEqual([[false]]);
  expect(session.getToken()).toBeUndefined();
  expect(forgotten).toEqual(['expired of u1']);
});

test('a login in another tab also logs this one in', async () => {
  const { session, browser } = openTestTab();
  browser.elsewhere(createToken({ sub: 'u1', exp: 99_999 }));
  expect((await session.waitUntilSettled()).status).toBe('signed-in');
});

test('[F45] a user who is read after a logout in another tab is ignored', async () => {
  const { session, browser } = openTestTab({ token: createToken({ sub: 'u1', exp: 99_999 }) });
  session.start();
  browser.elsewhere(undefined);
  // The running getMe answers.
  await new Promise((resolve) => setTimeout(resolve));
  expect(session.getSnapshot().status).toBe('signed-out');
});

test('[F44] another user in another tab freezes this one: no token, no call, nothing kept, and no name of what was not sent', () => {
  const { session, browser, forgotten, dropUnsent } = openSignedInTab();
  dropUnsent.mockReturnValueOnce(unsent);
  browser.elsewhere(createToken({ sub: 'u2' }));
  expect(session.getSnapshot()).toEqual({ status: 'other-user', unsent });
  expect(dropUnsent.mock.calls).toEqual([[false]]);
  expect(session.getToken()).toBeUndefined();
  expect(forgotten).toEqual(['unverified']);
  expect(browser.token.read()).toBe(createToken({ sub: 'u2' }));
});

test('[F44] a call before the browser reports the other user has no token either', () => {
  const { session, browser } = openSignedInTab();
  browser.token.write(createToken({ sub: 'u2' }));
  expect(session.getToken()).toBeUndefined();
  expect(session.getSnapshot().status, 'Asking changes nothing').toBe('signed-in');
  session.syncWithStorage();
  expect(session.getSnapshot().status).toBe('other-user');
});

test('[F44] a frozen tab follows a logout, and stays frozen after another login', () => {
  const { session, browser } = openSignedInTab();
  browser.elsewhere(createToken({ sub: 'u2' }));
  browser.elsewhere(createToken({ sub: 'u1', iat: 7 }));
  expect(session.getSnapshot().status).toBe('other-user');
  browser.elsewhere(undefined);
  expect(session.getSnapshot().status).toBe('signed-out');
});

test('[F44] after a frozen tab, another user does not return to its path', () => {
  const { session, browser, staff } = openSignedInTab();
  browser.elsewhere(createToken({ sub: 'u2' }));
  browser.elsewhere(undefined);
  session.signIn(createToken({ sub: 'u2', iat: 2 }), staff);
  expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', mayReturn: false });
});

test('a new token of the same user is adopted', () => {
  const { session, browser } = openSignedInTab();
  const renewed = createToken({ sub: 'u1', iat: 50 });
  browser.elsewhere(renewed);
  expect(session.getSnapshot().status).toBe('signed-in');
  expect(session.getToken()).toBe(renewed);
});

test('a new token of the same user is checked, if the check of the old one is still running', async () => {
  const { session, browser } = openTestTab({ token: createToken({ sub: 'u1' }) });
  session.start();
  expect(session.getSnapshot().status).toBe('checking');
  const renewed = createToken({ sub: 'u1', iat: 50 });
  browser.elsewhere(renewed);
  expect((await session.waitUntilSettled()).status).toBe('signed-in');
  expect(session.getToken()).toBe(renewed);
});

test('[F44] ending this tab’s session leaves another user’s token in place', () => {
  const { session, browser } = openSignedInTab();
  const theirs = createToken({ sub: 'u2' });
  const ours = session.getToken();
  browser.token.write(theirs);
  session.onUnauthorized({ status: 401, message: '', token: ours });
  expect(browser.token.read()).toBe(theirs);
});
