import * as keys from '../../storage/keys.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDraft } from '../../forms/drafts.ts';
import { removeUserData } from '../../storage/user-data.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { openTestTab } from './test-session.ts';
import { createToken } from './test-tokens.ts';

const dinner = () => openDraft(keys.draft('u1', 'event e1'));
const [before, after] = [createToken({ sub: 'u1', iat: 1 }), createToken({ sub: 'u1', iat: 2 })];
const other = new BroadcastChannel('guestwise.logout');
const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  removeUserData('u1');
});

function signedIn() {
  const { session, browser, admin, staff } = openTestTab();
  session.signIn(before, admin);
  const leaveAddress = vi.fn<() => void>();
  const { stop } = followOtherTabs(session, leaveAddress);
  return { session, browser, staff, leaveAddress, stop };
}

test('[F45] a logout in another tab deletes data and leaves the page', async () => {
  const tab = signedIn();
  dinner().write({ value: { name: 'Dinner' } });
  tab.browser.elsewhere(undefined);
  other.postMessage({ userId: 'u1', token: before });
  await expect.poll(() => tab.leaveAddress.mock.calls.length).toBe(1);
  expect(dinner().read()).toBeUndefined();
  tab.stop();
});

test('[F45] a late logout deletes nothing after a new login', async () => {
  const tab = signedIn();
  dinner().write({ value: { name: 'Typed after the login' } });
  tab.browser.elsewhere(after);
  const heard = vi.fn<() => void>();
  const later = new BroadcastChannel('guestwise.logout');
  later.addEventListener('message', heard);
  other.postMessage({ userId: 'u1', token: before });
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  later.close();
  expect(dinner().read()?.value).toEqual({ name: 'Typed after the login' });
  expect(tab.leaveAddress).not.toHaveBeenCalled();
  tab.stop();
});

test('[F46] a page from the cache leaves after the session’s end', () => {
  const tab = signedIn();
  const show = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(true);
  tab.browser.token.remove();
  show(false);
  expect(tab.leaveAddress).not.toHaveBeenCalled();
  show(true);
  expect(tab.leaveAddress).toHaveBeenCalledOnce();
  tab.stop();
});

test('[F44] a paused tab leaves its address', () => {
  const tab = signedIn();
  tab.browser.elsewhere(createToken({ sub: 'u2' }));
  expect(tab.leaveAddress).toHaveBeenCalledOnce();
  tab.stop();
});

test('a browser that blocks channels is told nothing, and throws nothing', () => {
  vi.stubGlobal('BroadcastChannel', function block() {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const { session, admin } = openTestTab();
  session.signIn(before, admin);
  const tabs = followOtherTabs(session, () => {});
  expect(() => tabs.announceLogout({ userId: 'u1', token: before })).not.toThrow();
  tabs.stop();
});
