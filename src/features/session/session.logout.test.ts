import { expect, test, vi } from 'vitest';
import { openSignedInTab, openTestTab } from './test-session.ts';
import { createToken } from './test-tokens.ts';

test('a logout shows no message, and reports whose it was', () => {
  const { session, said, browser, forgotten } = openSignedInTab();
  void session.signOut();
  expect(browser.token.read()).toBeUndefined();
  expect([said, forgotten]).toEqual([[], ['logout of u1']]);
});

test('a refusal of the last calls of a logout does not end the session before it', async () => {
  const { session, said, browser, forgotten } = openSignedInTab();
  await session.signOut(async () => {
    await Promise.resolve();
    session.onUnauthorized({ status: 500, message: 'Server Error', token: session.getToken() });
    expect(session.getSnapshot().status).toBe('signed-in');
  });
  expect(session.getSnapshot()).toEqual({ status: 'signed-out', unsent: [] });
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

test('a logout deletes the user’s data although another tab ended the session first', async () => {
  const { session, browser, forgotten } = openSignedInTab();
  await session.signOut(async () => browser.elsewhere(undefined));
  expect(forgotten).toEqual(['expired of u1', 'logout of u1']);
});

test('a logout in a tab that another account’s login has frozen leaves it frozen', async () => {
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
