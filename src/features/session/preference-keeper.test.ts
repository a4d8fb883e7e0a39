import { expect, test } from 'vitest';
import { ApiError, NetworkError, UnreadableResponse } from '../../api/errors.ts';
import type { Notice } from '../../ui/toasts.ts';
import { preferenceKeeper } from './preference-keeper.ts';
import { opened } from './test-session.ts';
import { tokenOf } from './test-tokens.ts';

const refusal = (status: number, message: string) =>
  new ApiError({ status, method: 'PATCH', path: '/api/v1/users/preference' }, { message });

type RunAlone = Parameters<typeof preferenceKeeper>[0]['runAlone'];

/** A signed-in tab whose server answers a save on demand. */
function keeping({ isPausing = false, runAlone = undefined as RunAlone | undefined } = {}) {
  const { session, admin, staff } = opened();
  session.signIn(tokenOf({ sub: 'u1', exp: 99_999 }), { ...admin, preference: { theme: 'none', _id: 'p1' } });
  const saves: { sent: unknown; answer: PromiseWithResolvers<void> }[] = [];
  const said: Notice[] = [];
  const told: unknown[] = [];
  const pauses: PromiseWithResolvers<void>[] = [];
  const { change, follow, flush } = preferenceKeeper({
    session,
    save(preference) {
      const answer = Promise.withResolvers<void>();
      saves.push({ sent: preference, answer });
      return answer.promise;
    },
    say: (notice) => said.push(notice),
    tell: (preference) => told.push(preference),
    async pause() {
      if (!isPausing) return;
      const pause = Promise.withResolvers<void>();
      pauses.push(pause);
      await pause.promise;
    },
    ...(runAlone && { runAlone }),
  });
  return {
    session,
    staff,
    said,
    told,
    change,
    follow,
    flush,
    pauses,
    choose: (theme: string) => change((preference) => ({ ...preference, theme })),
    sent: () => saves.map(({ sent }) => sent),
    answerTo: (save: number) => saves[save]?.answer ?? Promise.withResolvers<void>(),
    theme() {
      const state = session.getSnapshot();
      return state.status === 'signed-in' ? state.user.preference.theme : undefined;
    },
  };
}

test('a choice applies at once, is sent with every other field, and is reported as saved afterwards', async () => {
  const tab = keeping();
  const chosen = tab.choose('dark');
  expect(tab.theme()).toBe('dark');
  expect(tab.sent()).toEqual([{ theme: 'dark', _id: 'p1' }]);
  expect(tab.said).toEqual([]);
  tab.answerTo(0).resolve();
  await chosen;
  expect(tab.said).toMatchObject([{ variant: 'success', message: { message: 'User data saved with api' } }]);
});

test('[F04] a save with an unknown outcome is not reported as failed, and can be repeated', async () => {
  const tab = keeping();
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
  const tab = keeping();
  const chosen = tab.choose('dark');
  tab.answerTo(0).reject(refusal(400, 'Not on Sundays'));
  await chosen;
  expect(tab.theme()).toBe('none');
  expect(tab.said).toMatchObject([{ variant: 'error', detail: 'Not on Sundays' }]);
  tab.said[0]?.action?.run();
  expect(tab.theme()).toBe('dark');
  expect(tab.sent()).toHaveLength(2);
});

test('choices made during a save wait for it, and only the last of them is sent', async () => {
  const tab = keeping();
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

test('changes during a drag are saved once, at its end', async () => {
  const tab = keeping({ isPausing: true });
  const dragged = tab.choose('1');
  tab.answerTo(0).resolve();
  await tab.choose('2');
  await expect.poll(() => tab.pauses).toHaveLength(1);
  await tab.choose('3');
  tab.pauses[0]?.resolve();
  await expect.poll(() => tab.pauses).toHaveLength(2);
  expect(tab.sent()).toHaveLength(1);
  tab.pauses[1]?.resolve();
  await expect.poll(tab.sent).toEqual([
    { theme: '1', _id: 'p1' },
    { theme: '3', _id: 'p1' },
  ]);
  tab.answerTo(1).resolve();
  await dragged;
  expect(tab.said).toHaveLength(1);
});

test('leaving the page sends what waits, once, and nothing where all is saved', async () => {
  const tab = keeping({ isPausing: true });
  tab.flush();
  const dragged = tab.choose('1');
  await tab.choose('2');
  tab.flush();
  expect(tab.sent()).toEqual([
    { theme: '1', _id: 'p1' },
    { theme: '2', _id: 'p1' },
  ]);
  tab.answerTo(0).resolve();
  await expect.poll(() => tab.pauses).toHaveLength(1);
  tab.session.signOut();
  tab.flush();
  expect(tab.sent()).toHaveLength(2);
  tab.pauses[0]?.resolve();
  await expect.poll(() => tab.pauses).toHaveLength(2);
  tab.pauses[1]?.resolve();
  await dragged;
});

test('a logout during a drag sends nothing more', async () => {
  const tab = keeping({ isPausing: true });
  const dragged = tab.choose('1');
  await tab.choose('2');
  tab.answerTo(0).resolve();
  await expect.poll(() => tab.pauses).toHaveLength(1);
  tab.session.signOut();
  tab.session.signIn(tokenOf({ sub: 'u2', exp: 99_999 }), { ...tab.staff, preference: { theme: 'own' } });
  tab.pauses[0]?.resolve();
  await expect.poll(() => tab.pauses).toHaveLength(2);
  tab.pauses[1]?.resolve();
  await dragged;
  expect([tab.sent(), tab.theme(), tab.said]).toEqual([[{ theme: '1', _id: 'p1' }], 'own', []]);
});

test('two tabs that change different settings at the same time save both', async () => {
  let last = Promise.resolve();
  const runAlone: RunAlone = (job) => (last = last.then(job));
  const [one, other] = [keeping({ runAlone }), keeping({ runAlone })];
  const both = [
    one.choose('dark'),
    other.change((preference) => ({ ...preference, direction: 'rtl' })),
  ] as const;
  await expect.poll(one.sent).toHaveLength(1);
  expect(other.sent()).toEqual([]);
  one.answerTo(0).resolve();
  other.follow({ theme: 'dark', _id: 'p1' });
  await expect.poll(other.sent).toEqual([{ theme: 'dark', _id: 'p1', direction: 'rtl' }]);
  other.answerTo(0).resolve();
  await Promise.all(both);
  expect(other.told).toEqual([{ theme: 'dark', _id: 'p1', direction: 'rtl' }]);
});

test('a change that another tab saves during a save is kept, without locks too', async () => {
  const tab = keeping();
  const chosen = tab.choose('dark');
  tab.follow({ theme: 'none', direction: 'rtl', _id: 'p1' });
  expect(tab.theme()).toBe('dark');
  tab.answerTo(0).resolve();
  await expect.poll(tab.sent).toHaveLength(2);
  expect(tab.sent()[1]).toEqual({ theme: 'dark', direction: 'rtl', _id: 'p1' });
  tab.answerTo(1).reject(new NetworkError());
  await chosen;
  tab.follow({ theme: 'light' });
  expect(tab.theme(), 'A change that failed is not applied again').toBe('light');
});

test('a failed save reverts to what another tab has saved meanwhile', async () => {
  const tab = keeping();
  const chosen = tab.choose('dark');
  tab.follow({ theme: 'light' });
  tab.answerTo(0).reject(new NetworkError());
  await expect.poll(tab.sent).toHaveLength(2);
  tab.answerTo(1).reject(new NetworkError());
  await chosen;
  expect(tab.theme()).toBe('light');
});

test('a failed save reverts no later choice; if that fails too, the server’s preference is restored', async () => {
  const tab = keeping();
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
  expect(tab.told, 'Only what the server took is anybody else’s business').toEqual([
    { theme: 'light', _id: 'p1' },
  ]);
  expect(tab.said).toMatchObject([{ variant: 'error' }]);
  tab.said[0]?.action?.run();
  expect(tab.theme()).toBe('sepia');
});

test('the retry of a failed save has every choice that the server does not have', async () => {
  const tab = keeping();
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
  const tab = keeping();
  const chosen = tab.choose('dark');
  tab.session.signOut();
  tab.session.signIn(tokenOf({ sub: 'u2', exp: 99_999 }), { ...tab.staff, preference: { theme: 'own' } });
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
  const tab = keeping();
  tab.session.signOut();
  await tab.choose('dark');
  expect(tab.sent()).toEqual([]);
});
