import { expect, test, vi } from 'vitest';
import { NetworkError } from '../../../api/errors.ts';
import type { Guest } from '../../../domain/guest/guest.ts';
import { createTestGuest } from '../../../domain/test-organiser.ts';
import { createImportRun } from './import-run.ts';
import { createJournal, type Journal } from './journal.ts';

const guest = { name: 'Ada', phone: '', invitees: 2, inviteeOnCard: 2, isWAPhone: false };

/** The import of one guest. @returns also its current journal, as storage has it */
function openRun(
  send: (journal: Journal) => Promise<void>,
  list: readonly Guest[] = [],
  deps: Partial<Parameters<typeof createImportRun>[1]> = {},
) {
  let journal = createJournal({ startedAt: 1, guests: [{ line: 1, guest, before: 0 }], leftOut: [] });
  const run = createImportRun(journal, {
    journals: { writePlan: () => {}, writeProgress: (next) => void (journal = next) },
    send: async () => {
      await send(journal);
      return undefined;
    },
    readList: async () => [...list],
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    exclusively: async (action) => {
      await action();
      return true;
    },
    ...deps,
  });
  return { run, getStates: () => journal.states };
}

test.each([0, 12, -12])(
  '[F83] the list is read 30 s after a silent call, clock jumping %s h',
  async (hours) => {
    vi.useFakeTimers();
    const list: Guest[] = [];
    const send = vi.fn<() => Promise<void>>(async () => {
      setTimeout(() => list.push(createTestGuest(guest)), 20_000);
      vi.setSystemTime(Date.now() + hours * 3_600_000);
      throw new NetworkError({ isTimeout: true });
    });
    const { run, getStates } = openRun(send, list);
    void run.start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(run.getSnapshot().status).toBe('settling');
    await vi.advanceTimersByTimeAsync(21_000);
    expect(run.getSnapshot().status).toBe('done');
    expect(getStates()).toEqual(['created']);
    expect(send).toHaveBeenCalledTimes(1);
  },
);

test('[F83] a guest is marked before the call is sent', async () => {
  const seen: unknown[] = [];
  const { run, getStates } = openRun(async ({ states }) => void seen.push(...states));
  await run.start();
  expect(seen).toEqual(['unknown']);
  expect(getStates()).toEqual(['created']);
});

test('an import that is cancelled without a connection ends with its report', async () => {
  const { run, getStates } = openRun(async () => {}, [], {
    readList: () => Promise.reject(new NetworkError()),
  });
  await run.cancel();
  expect(run.getSnapshot()).toMatchObject({ status: 'done' });
  expect(getStates()).toEqual(['skipped']);
});

test('[F84] an import that another tab runs is not cancelled here', async () => {
  const { run, getStates } = openRun(async () => {}, [], { exclusively: async () => false });
  await run.cancel();
  expect(run.getSnapshot().status).toBe('elsewhere');
  expect(getStates()).toEqual(['waiting']);
});

test('[F83] a cancelled import does not send a guest again', async () => {
  vi.useFakeTimers();
  const readList = vi
    .fn<() => Promise<Guest[]>>()
    .mockResolvedValueOnce([])
    .mockRejectedValueOnce(new NetworkError())
    .mockResolvedValue([]);
  const send = vi.fn<() => Promise<void>>(() => Promise.reject(new NetworkError()));
  const { run, getStates } = openRun(send, [], { readList });
  void run.start();
  await vi.runAllTimersAsync();
  expect([run.getSnapshot().status, getStates()]).toEqual(['stopped', ['unknown']]);
  void run.cancel();
  await vi.runAllTimersAsync();
  expect([run.getSnapshot().status, getStates()]).toEqual(['done', ['skipped']]);
  expect(send).toHaveBeenCalledTimes(1);
});
