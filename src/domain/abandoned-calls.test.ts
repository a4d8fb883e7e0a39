import { expect, test, vi } from 'vitest';
import { createTestClock } from '../ui/test-clock.ts';
import { createPendingDeletes } from './pending-deletes.ts';

/** A page whose server never responds. */
function open() {
  const { clock, pass } = createTestClock();
  const deletes = createPendingDeletes({
    after: clock.after,
    afterToasts: clock.after,
    onLeave: () => () => {},
  });
  const describeDoubt = (count: number) => ({ id: `not sure about ${count} guests` });
  const remove = (id: string) => deletes.schedule([id], () => new Promise(() => {}), { describeDoubt });
  return { deletes, remove, pass };
}

test('a logout does not wait for the calls of the session before, and does not report them', async () => {
  const { deletes, remove, pass } = open();
  remove('g1');
  const flushed = deletes.flush();
  pass(3_000);
  await flushed;
  expect(deletes.cancelAll(false)).toHaveLength(1);
  const whenDone = vi.fn<() => void>();
  await deletes.flush().then(whenDone);
  expect([whenDone.mock.calls.length, deletes.count()]).toEqual([1, 0]);
  expect(deletes.cancelAll(false)).toEqual([]);
});

test('if another tab ends the session during a logout, the calls of it are reported, and once', async () => {
  const { deletes, remove, pass } = open();
  remove('g1');
  const flushed = deletes.flush();
  expect(deletes.cancelAll(false)).toEqual([{ id: 'not sure about 1 guests' }]);
  pass(3_000);
  await flushed;
  expect(deletes.cancelAll(false)).toEqual([]);
});

test('calls that are open when a session is cut off do not delay the next logout', async () => {
  const { deletes, remove, pass } = open();
  remove('g1');
  pass(6_000);
  expect(deletes.count()).toBe(1);
  expect(deletes.cancelAll(true)).toEqual([]);
  await deletes.flush();
  expect(deletes.cancelAll(false)).toEqual([]);
});
