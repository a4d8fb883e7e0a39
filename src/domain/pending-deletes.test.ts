import { expect, test, vi } from 'vitest';
import type { Sending } from './deletion.ts';
import { createPendingDeletes } from './pending-deletes.ts';

function open() {
  const timers = new Set<() => void>();
  const leaving = new Set<() => void>();
  const add = (set: Set<() => void>, action: () => void) => {
    set.add(action);
    return () => void set.delete(action);
  };
  const deletes = createPendingDeletes({
    after: (_, action) => add(timers, action),
    afterToasts: (_, action) => add(timers, action),
    onLeave: (listener) => add(leaving, listener),
  });
  const run = vi
    .fn<(sending: Sending, ids: readonly string[]) => Promise<readonly string[]>>()
    .mockResolvedValue([]);
  const fire = (set: Set<() => void>) => [...set].forEach((action) => action());
  return { deletes, run, elapse: () => fire(timers), leave: () => fire(leaving) };
}

const sending = (isLeaving: boolean): object => expect.objectContaining({ isLeaving });

test('rows are hidden at once and deleted after the undo period', async () => {
  const { deletes, run, elapse } = open();
  deletes.schedule(['g1', 'g2'], run);
  expect([...deletes.getSnapshot()]).toEqual(['g1', 'g2']);
  expect(run).not.toHaveBeenCalled();
  elapse();
  expect(run.mock.calls).toEqual([[sending(false), ['g1', 'g2']]]);
  await Promise.resolve();
  expect([...deletes.getSnapshot()]).toEqual(['g1', 'g2']);
});

test('[F82] an undo in time shows the rows again, and nothing is sent', () => {
  const { deletes, run, elapse, leave } = open();
  const undo = deletes.schedule(['g1'], run);
  expect(undo()).toBe(true);
  elapse();
  leave();
  expect(deletes.getSnapshot().size).toBe(0);
  expect(run).not.toHaveBeenCalled();
});

test('[F82] an undo after the call was sent says that it came too late', () => {
  const { deletes, run, elapse } = open();
  const undo = deletes.schedule(['g1'], run);
  elapse();
  expect(undo()).toBe(false);
  expect([...deletes.getSnapshot()]).toEqual(['g1']);
});

test.each([0, 1])(
  '[F82] if a guest was deleted twice, either undo restores them, and nothing is sent',
  (which) => {
    const { deletes, run, elapse, leave } = open();
    const undos = [deletes.schedule(['g1'], run), deletes.schedule(['g1'], run)];
    expect(undos[which]?.()).toBe(true);
    expect(deletes.getSnapshot().size).toBe(0);
    elapse();
    leave();
    expect(undos.map((undo) => undo())).toEqual([true, true]);
    expect(run).not.toHaveBeenCalled();
  },
);

test('[F82] an undo restores its own guests of several deletions, and the others are deleted once', () => {
  const { deletes, run, elapse } = open();
  deletes.schedule(['g1', 'g2'], run);
  const undo = deletes.schedule(['g2', 'g3'], run);
  expect([...deletes.getSnapshot()]).toEqual(['g1', 'g2', 'g3']);
  expect(undo()).toBe(true);
  expect([...deletes.getSnapshot()]).toEqual(['g1']);
  elapse();
  expect(run.mock.calls).toEqual([[sending(false), ['g1']]]);
});

test('leaving the page sends pending deletes once, with calls that outlive the page', () => {
  const { deletes, run, elapse, leave } = open();
  deletes.schedule(['g1'], run);
  leave();
  elapse();
  expect(run.mock.calls).toEqual([[sending(true), ['g1']]]);
});

test('what could not be deleted is shown again, the rest stays hidden', async () => {
  const { deletes, run, elapse } = open();
  run.mockResolvedValue(['g2']);
  deletes.schedule(['g1', 'g2'], run);
  elapse();
  await Promise.resolve();
  await Promise.resolve();
  expect([...deletes.getSnapshot()]).toEqual(['g1']);
});

test('a logout sends pending deletes with calls that outlive the page, and waits for the responses', async () => {
  const { deletes, run, elapse } = open();
  let answer = (_failed: readonly string[]) => {};
  run.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const undo = deletes.schedule(['g1'], run);
  const whenDone = vi.fn<() => void>();
  const flushed = deletes.flush().then(whenDone);
  expect(run.mock.calls).toEqual([[sending(true), ['g1']]]);
  expect(undo()).toBe(false);
  await Promise.resolve();
  expect(whenDone).not.toHaveBeenCalled();
  answer([]);
  await flushed;
  elapse();
  expect(run).toHaveBeenCalledOnce();
});

test('a logout does not wait indefinitely for a server that does not respond', async () => {
  const { deletes, run, elapse } = open();
  run.mockReturnValue(new Promise(() => {}));
  deletes.schedule(['g1'], run);
  const flushed = deletes.flush();
  elapse();
  await expect(flushed).resolves.toBeUndefined();
});

test('[F82] deletions without a response at a logout are reported once, also those that were sent before it', async () => {
  const { deletes, run, elapse } = open();
  const answers: ((failed: string[]) => void)[] = [];
  run.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const describeDoubt = (count: number) => ({ id: `not sure about ${count} guests` });
  deletes.schedule(['g1'], run, { describeDoubt });
  elapse();
  deletes.schedule(['g2', 'g3'], run, { describeDoubt });
  expect(deletes.count()).toBe(3);
  const flushed = deletes.flush();
  expect(run.mock.calls).toEqual([
    [sending(false), ['g1']],
    [sending(true), ['g2', 'g3']],
  ]);
  const isReported = () => run.mock.calls.map(([each]) => each.isReported?.());
  expect(isReported()).toEqual([false, false]);
  elapse();
  await flushed;
  expect(isReported()).toEqual([true, true]);
  expect(deletes.cancelAll(false)).toEqual([{ id: 'not sure about 3 guests' }]);
  for (const answer of answers) answer(['g1']);
  await Promise.resolve();
  expect(deletes.cancelAll(false)).toEqual([]);
});

test('pending deletes of an ended session are never sent by the next one', () => {
  const { deletes, run, elapse, leave } = open();
  deletes.schedule(['g1'], run);
  expect(deletes.cancelAll(true)).toEqual([]);
  elapse();
  leave();
  expect(deletes.getSnapshot().size).toBe(0);
  expect(run).not.toHaveBeenCalled();
});

test('[F82] deletions that an ended session leaves unsent are counted by kind, and a single one is named', () => {
  const { deletes, run } = open();
  const guests = (count: number, name: string | undefined) => ({ id: `${count} guests ${name}` });
  const messages = (count: number, name: string | undefined) => ({ id: `${count} messages ${name}` });
  deletes.schedule(['g1'], run, { name: 'Ada', describeUnsent: guests });
  deletes.schedule(['g2', 'g3'], run, { describeUnsent: guests });
  deletes.schedule(['m1'], run, { name: 'Invitation', describeUnsent: messages });
  expect(deletes.cancelAll(true)).toEqual([{ id: '3 guests undefined' }, { id: '1 messages Invitation' }]);
  expect(deletes.cancelAll(true)).toEqual([]);
  deletes.schedule(['m1'], run, { name: 'Invitation', describeUnsent: messages });
  expect(deletes.cancelAll(false)).toEqual([{ id: '1 messages undefined' }]);
  // What was undone is not reported.
  deletes.schedule(['g1'], run, { name: 'Ada', describeUnsent: guests })();
  expect(deletes.cancelAll(true)).toEqual([]);
});

test('[F82] deletions that a flush could not send are counted by kind, and reported once', async () => {
  const { deletes } = open();
  const describeDoubt = (count: number) => ({ id: `not sure about ${count} guests` });
  const fail = async (_sending: unknown, ids: readonly string[]) => ids;
  deletes.schedule(['g1'], fail, { name: 'Ada', describeDoubt });
  deletes.schedule(['g2', 'g3'], () => Promise.reject(new Error('lost')), { describeDoubt });
  deletes.schedule(['g4'], async () => [], { describeDoubt });
  await deletes.flush();
  expect(deletes.cancelAll(false)).toEqual([{ id: 'not sure about 3 guests' }]);
  expect(deletes.cancelAll(false)).toEqual([]);
});

test('after a reset nothing is hidden or sent', async () => {
  const { deletes, run, elapse, leave } = open();
  deletes.schedule(['g1'], run);
  elapse();
  await vi.waitFor(() => expect(deletes.count()).toBe(0));
  deletes.schedule(['g2'], run);
  deletes.reset();
  expect([...deletes.getSnapshot()]).toEqual([]);
  elapse();
  leave();
  expect(run).toHaveBeenCalledTimes(1);
  expect(deletes.count()).toBe(0);
});
