import { expect, test, vi } from 'vitest';
import { createTestClock } from '../ui/test-clock.ts';
import { createToasts } from '../ui/toasts.ts';
import { createPendingDeletes } from './pending-deletes.ts';

test('the undo period stands still while its toast is held', () => {
  const { clock, pass } = createTestClock();
  const { pause, resume, ...toasts } = createToasts(clock);
  const deletes = createPendingDeletes({
    after: clock.after,
    afterToasts: toasts.after,
    onLeave: () => () => {},
  });
  const run = vi.fn<() => Promise<readonly string[]>>().mockResolvedValue([]);
  deletes.schedule(['g1'], run);
  toasts.show({ variant: 'info', message: 'Guest deleted' });
  pass(4_000);
  pause();
  pass(60_000);
  resume();
  pass(1_999);
  expect([run.mock.calls, toasts.getSnapshot().length]).toEqual([[], 1]);
  pass(1);
  expect([run.mock.calls.length, toasts.getSnapshot().length]).toEqual([1, 0]);
});
