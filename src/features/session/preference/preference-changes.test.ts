import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { NotSent, OutcomeUnknown } from '../../../api/errors.ts';
import type { Notice } from '../../../ui/toasts/notifications.ts';
import { createPreferenceChanges } from './preference-changes.ts';
import { openTestTab } from '../test-session.ts';
import { createToken } from '../test-tokens.ts';

beforeEach(() => void vi.useFakeTimers());

/** A signed-in tab whose server answers a save on demand. */
function openTab() {
  const { session, admin } = openTestTab();
  session.signIn(createToken({ sub: 'u1', exp: 99_999 }), { ...admin, preference: { theme: 'none' } });
  const saves: { sent: unknown; succeed(): void; fail(error?: Error): void }[] = [];
  const said: Notice['variant'][] = [];
  const notices: Notice[] = [];
  /** What was shown at each read of the server. */
  const refreshed: unknown[] = [];
  const getTheme = () => {
    const state = session.getSnapshot();
    return state.status === 'signed-in' ? state.user.preference.theme : undefined;
  };
  const changes = createPreferenceChanges({
    queryClient: new QueryClient(),
    session,
    save: (sent) =>
      new Promise((succeed, fail) => {
        saves.push({ sent, succeed, fail: (error = new Error()) => fail(error) });
      }),
    refresh: () => void refreshed.push(getTheme()),
    showToast(notice) {
      said.push(notice.variant);
      notices.push(notice);
    },
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    ...changes,
    session,
    saves,
    said,
    notices,
    refreshed,
    choose: async (theme: string) => {
      void changes.change((preference) => ({ ...preference, theme }));
      await settle();
    },
    async answer(place: number, how: 'succeed' | 'fail', error?: Error) {
      saves[place]?.[how](error);
      await settle();
    },
    getTheme,
  };
}

test('a choice applies at once, and is said once it is saved', async () => {
  const tab = openTab();
  await tab.choose('dark');
  expect([tab.getTheme(), tab.said]).toEqual(['dark', []]);
  await tab.answer(0, 'succeed');
  expect([tab.getTheme(), tab.said]).toEqual(['dark', ['success']]);
});

test('of several choices during a save only the last one is sent', async () => {
  const tab = openTab();
  for (const theme of ['a', 'b', 'c']) await tab.choose(theme);
  await tab.answer(0, 'succeed');
  expect(tab.saves.map(({ sent }) => sent)).toEqual([{ theme: 'a' }, { theme: 'c' }]);
  await tab.answer(1, 'succeed');
  expect([tab.saves.length, tab.said]).toEqual([2, ['success']]);
});

test('a choice that fails to save reverts and can be repeated', async () => {
  const tab = openTab();
  await tab.choose('a');
  await tab.choose('b');
  await tab.answer(0, 'succeed');
  await tab.answer(1, 'fail');
  expect([tab.getTheme(), tab.said]).toEqual(['a', ['error']]);
  tab.notices[0]?.action?.run();
  await tab.answer(2, 'succeed');
  expect(tab.saves[2]?.sent).toEqual({ theme: 'b' });
});

test('a choice without a response reverts, and the server is read', async () => {
  const tab = openTab();
  await tab.choose('a');
  await tab.answer(0, 'fail', new OutcomeUnknown());
  expect([tab.refreshed, tab.said]).toEqual([['none'], ['error']]);
  await tab.choose('b');
  await tab.answer(1, 'fail', new NotSent());
  expect(tab.refreshed).toHaveLength(1);
});

test('a failed save is not reverted over a later choice, which sends both', async () => {
  const tab = openTab();
  await tab.choose('a');
  await tab.choose('b');
  await tab.answer(0, 'fail');
  expect([tab.getTheme(), tab.said, tab.saves.length]).toEqual(['b', [], 2]);
});

test('[F42] after the end of its session a save changes and says nothing', async () => {
  const tab = openTab();
  await tab.choose('a');
  await tab.session.signOut();
  await tab.answer(0, 'fail');
  expect([tab.getTheme(), tab.said]).toEqual([undefined, []]);
});
