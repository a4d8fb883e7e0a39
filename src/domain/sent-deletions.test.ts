import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserClock } from '../ui/pausable-clock.ts';
import { createPendingDeletes } from './pending-deletes.ts';
import { sentDeletions } from './sent-deletions.ts';

/** Opens a page of the same browser; `leave` is its `pagehide`. */
function openPage() {
  const leaving = new Set<() => void>();
  const { after } = browserClock;
  const deletes = createPendingDeletes({
    after,
    afterToasts: after,
    onLeave(listener) {
      leaving.add(listener);
      return () => void leaving.delete(listener);
    },
  });
  const readLists = vi.fn<() => Promise<void>>().mockResolvedValue();
  deletes.hideSent(readLists);
  return {
    deletes,
    readLists,
    hidden: () => [...deletes.getSnapshot()],
    leave: () => leaving.forEach((listener) => listener()),
  };
}

const unanswered = () => new Promise<never>(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  sentDeletions.clear();
});

test('[F82] what was sent while the page was left stays hidden after a reload, until the lists are read again', async () => {
  const { deletes, leave } = openPage();
  deletes.schedule(['m1'], unanswered);
  leave();
  await vi.advanceTimersByTimeAsync(2_000);
  const { hidden, readLists } = openPage();
  let answer = () => {};
  readLists.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  expect(hidden()).toEqual(['m1']);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(readLists).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(readLists).toHaveBeenCalledOnce();
  expect(hidden()).toEqual(['m1']);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(hidden()).toEqual([]);
});

test('[F82] a call that began after the undo period, and that a reload has cut, stays hidden too', async () => {
  openPage().deletes.schedule(['g1', 'g2'], unanswered);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(openPage().hidden()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(openPage().hidden()).toEqual(['g1', 'g2']);
});

test('[F82] a deletion whose outcome is known hides nothing at the next visit', async () => {
  const { deletes, leave } = openPage();
  deletes.schedule(['g1'], async () => ['g1']);
  deletes.schedule(['g2'], async () => []);
  deletes.schedule(['g3'], unanswered);
  leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(openPage().hidden()).toEqual(['g3']);
});

test.each([31_000, 86_400_000, -86_400_000])(
  '[F82] a deletion sent %s ms ago hides nothing: a list shows its outcome',
  (age) => {
    const { deletes, leave } = openPage();
    deletes.schedule(['m1'], unanswered);
    leave();
    vi.setSystemTime(Date.now() + age);
    expect(openPage().hidden()).toEqual([]);
  },
);

test('[F82] nothing stays hidden for the next session', () => {
  const { deletes, leave } = openPage();
  deletes.schedule(['m1'], unanswered);
  leave();
  deletes.cancelAll(false);
  expect(openPage().hidden()).toEqual([]);
});
