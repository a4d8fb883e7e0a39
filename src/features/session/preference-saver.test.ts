import { expect, test } from 'vitest';
import { ApiError, NetworkError, UnreadableResponse } from '../../api/errors.ts';
import { openTab } from './test-preference-saver.ts';
import { createToken } from './test-tokens.ts';

const refusal = (status: number, message: string) =>
  new ApiError({ status, method: 'PATCH', path: '/api/v1/users/preference' }, { message });

test('a choice applies at once, is sent with every other field, and is reported as saved afterwards', async () => {
  const tab = openTab();
  const chosen = tab.choose('dark');
  expect(tab.theme()).toBe('dark');
  expect(tab.sent()).toEqual([{ theme: 'dark', _id: 'p1' }]);
  expect(tab.said).toEqual([]);
  tab.answerTo(0).resolve();
  await chosen;
  expect(tab.said).toMatchObject([{ variant: 'success', message: { message: 'User data saved with api' } }]);
});

test('[F04] a save with an unknown outcome is not reported as failed, and can be repeated', async () => {
  const tab = openTab();
  const chosen = tab.choose('dark');
  tab.answerTo(0).reject(new UnreadableResponse());
  await chosen;
  expect(tab.said).toMatchObject([
    { variant: 'error', message: { message: expect.stringMatching('not sure this was saved') } },
  ]);
  tab.said[0]?.action?.run();
  expect(tab.sent()).toHaveLength(2);
});

test('a choice that cannot be saved is reverted with a reason, and the toast can repeat it', async () => {
  const tab = openTab();
  const chosen = tab.choose('dark');
  tab.answerTo(0).reject(refusal(400, 'Not on Sundays'));
  await chosen;
  expect(tab.theme()).toBe('none');
  expect(tab.said).toMatchObject([{ variant: 'error', detail: 'Not on Sundays' }]);
  tab.said[0]?.action?.run();
  expect(tab.theme()).toBe('dark');
  expect(tab.sent()).toHaveLength(2);
});

test('a choice is unsaved until its save is answered, also once another tab has ended the session', async () => {
  const tab = openTab();
  expect(tab.hasUnsaved()).toBe(false);
  const chosen = tab.choose('dark');
  expect(tab.hasUnsaved()).toBe(true);
  tab.browser.token.remove();
  expect(tab.hasUnsaved()).toBe(true);
  tab.browser.token.write(createToken({ sub: 'u1', exp: 99_999 }));
  tab.answerTo(0).resolve();
  await chosen;
  expect(tab.hasUnsaved()).toBe(false);
});

test('choices made during a save wait for it, and only the last of them is sent', async () => {
  const tab = openTab();
  const chosen = tab.choose('dark');
  await tab.choose('light');
  await tab.choose('sepia');
  expect(tab.sent()).toHaveLength(1);
  tab.answerTo(0).resolve();
  await expect.poll(tab.sent).toEqual([
    { theme: 'dark', _id: 'p1' },
    { theme: 'sepia', _id: 'p1' },
  ]);
  tab.answerTo(1).resolve();
  await chosen;
  expect(tab.theme()).toBe('sepia');
  expect(tab.said).toHaveLength(1);
});

test('a failed save reverts no later choice; if that fails too, the server’s preference is restored', async () => {
  const tab = openTab();
  const chosen = tab.choose('dark');
  await tab.choose('light');
  tab.answerTo(0).reject(new NetworkError());
  await expect.poll(tab.sent).toHaveLength(2);
  expect([tab.theme(), tab.said]).toEqual(['light', []]);
  await tab.choose('sepia');
  tab.answerTo(1).resolve();
  await expect.poll(tab.sent).toHaveLength(3);
  tab.answerTo(2).reject(new NetworkError());
  await chosen;
  expect(tab.theme()).toBe('light');
  expect(tab.told, 'Only saved preferences are broadcast').toEqual([{ theme: 'light', _id: 'p1' }]);
  expect(tab.said).toMatchObject([{ variant: 'error' }]);
  tab.said[0]?.action?.run();
  expect(tab.theme()).toBe('sepia');
});

test('the retry of a failed save has every choice that the server does not have', async () => {
  const tab = openTab();
  const chosen = tab.choose('dark');
  await tab.choose('light');
  await tab.change((preference) => ({ ...preference, folded: true }));
  tab.answerTo(0).resolve();
  await expect.poll(tab.sent).toHaveLength(2);
  await tab.change((preference) => ({ ...preference, dense: true }));
  tab.answerTo(1).reject(new NetworkError());
  await expect.poll(tab.sent).toHaveLength(3);
  tab.answerTo(2).reject(new NetworkError());
  await chosen;
  expect(tab.theme()).toBe('dark');
  tab.said[0]?.action?.run();
  expect(tab.sent()[3]).toEqual({ theme: 'light', folded: true, dense: true, _id: 'p1' });
});

test('a save of an ended session reports nothing and changes nothing for the next user', async () => {
  const tab = openTab();
  const chosen = tab.choose('dark');
  void tab.session.signOut();
  tab.session.signIn(createToken({ sub: 'u2', exp: 99_999 }), { ...tab.staff, preference: { theme: 'own' } });
  const next = tab.choose('new');
  expect(tab.sent()).toHaveLength(2);
  tab.answerTo(0).reject(refusal(500, 'Server Error'));
  await chosen;
  expect([tab.theme(), tab.said]).toEqual(['new', []]);
  await tab.choose('newer');
  expect(tab.sent()).toHaveLength(2);
  tab.answerTo(1).resolve();
  await expect.poll(tab.sent).toHaveLength(3);
  tab.answerTo(2).resolve();
  await next;
  expect(tab.sent()[2]).toEqual({ theme: 'newer' });
});

test('a signed-out visitor has no preference', async () => {
  const tab = openTab();
  void tab.session.signOut();
  await tab.choose('dark');
  expect(tab.sent()).toEqual([]);
});
