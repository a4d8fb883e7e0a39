import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../../api/errors.ts';
import { openTab, type RunAlone } from './test-preference-saver.ts';
import { createToken } from './test-tokens.ts';

afterEach(() => void vi.useRealTimers());

test('changes during a drag are saved once, at its end', async () => {
  const tab = openTab({ isPausing: true });
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
  const tab = openTab({ isPausing: true });
  tab.leave();
  const dragged = tab.choose('1');
  await tab.choose('2');
  tab.leave();
  expect(tab.sent()).toEqual([
    { theme: '1', _id: 'p1' },
    { theme: '2', _id: 'p1' },
  ]);
  expect(tab.told, 'Another tab must not overwrite it').toEqual([{ theme: '2', _id: 'p1' }]);
  tab.answerTo(0).resolve();
  await expect.poll(() => tab.pauses).toHaveLength(1);
  void tab.session.signOut();
  tab.leave();
  expect(tab.sent()).toHaveLength(2);
  tab.pauses[0]?.resolve();
  await expect.poll(() => tab.pauses).toHaveLength(2);
  tab.pauses[1]?.resolve();
  await dragged;
});

test('a logout saves what waits in its turn and without a pause', async () => {
  const tab = openTab({ isPausing: true });
  void tab.choose('1');
  await tab.choose('2');
  const end = vi.fn<(isSaved: boolean) => void>();
  void tab.finish().then(end);
  tab.answerTo(0).resolve();
  await expect.poll(tab.sent).toEqual([
    { theme: '1', _id: 'p1' },
    { theme: '2', _id: 'p1' },
  ]);
  expect(end).not.toHaveBeenCalled();
  tab.answerTo(1).reject(new NetworkError());
  await expect.poll(() => end.mock.calls).toEqual([[false]]);
  void tab.choose('3');
  const saved = tab.finish();
  tab.answerTo(2).resolve();
  expect(await saved).toBe(true);
});

test('a logout without changes does not wait, and with a silent server three seconds', async () => {
  vi.useFakeTimers();
  const tab = openTab();
  const end = vi.fn<(isSaved: boolean) => void>();
  expect(await tab.finish()).toBe(true);
  void tab.choose('1');
  void tab.finish().then(end);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(end).toHaveBeenCalledWith(false);
});

test('a logout during a drag sends nothing more', async () => {
  const tab = openTab({ isPausing: true });
  const dragged = tab.choose('1');
  await tab.choose('2');
  tab.answerTo(0).resolve();
  await expect.poll(() => tab.pauses).toHaveLength(1);
  void tab.session.signOut();
  tab.session.signIn(createToken({ sub: 'u2', exp: 99_999 }), { ...tab.staff, preference: { theme: 'own' } });
  tab.pauses[0]?.resolve();
  await expect.poll(() => tab.pauses).toHaveLength(2);
  tab.pauses[1]?.resolve();
  await dragged;
  expect([tab.sent(), tab.theme(), tab.said]).toEqual([[{ theme: '1', _id: 'p1' }], 'own', []]);
});

test('two tabs that change different settings at the same time save both', async () => {
  let last = Promise.resolve();
  const runAlone: RunAlone = (job) => (last = last.then(job));
  const [one, other] = [openTab({ runAlone }), openTab({ runAlone })];
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
  const tab = openTab();
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
  const tab = openTab();
  const chosen = tab.choose('dark');
  tab.follow({ theme: 'light' });
  tab.answerTo(0).reject(new NetworkError());
  await expect.poll(tab.sent).toHaveLength(2);
  tab.answerTo(1).reject(new NetworkError());
  await chosen;
  expect(tab.theme()).toBe('light');
});
