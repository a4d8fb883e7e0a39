import { expect, test, vi } from 'vitest';
import { NetworkError } from '../../../api/errors.ts';
import { type Guest, parseGuest } from '../../../domain/guest/guest.ts';
import { createImportRun, createJournal } from './import-run.ts';

const guest = { name: 'Ada', phone: '', invitees: 2, inviteeOnCard: 2, isWAPhone: false };
const removal = { remove: async () => {}, userId: 'u1' };

test.each([0, 12, -12])(
  '[F83] the list is read only half a minute after a call without a response, though the clock jumps by %s hours',
  async (hours) => {
    vi.useFakeTimers();
    let journal = createJournal({ startedAt: 1, guests: [{ line: 1, guest, before: 0 }], leftOut: [] });
    const list: Guest[] = [];
    let calls = 0;
    const run = createImportRun(journal, {
      journals: { writePlan: () => {}, writeProgress: (next) => void (journal = next) },
      send: async () => {
        calls++;
        setTimeout(() => list.push(...[parseGuest(guest)].filter((each) => each !== undefined)), 20_000);
        vi.setSystemTime(Date.now() + hours * 3_600_000);
        throw new NetworkError({ isTimeout: true });
      },
      readList: async () => [...list],
      ...removal,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      exclusively: async (action) => {
        await action();
        return true;
      },
    });
    void run.start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(run.getSnapshot().status).toBe('settling');
    await vi.advanceTimersByTimeAsync(21_000);
    expect(run.getSnapshot().status).toBe('done');
    expect(journal.states).toEqual(['created']);
    expect(calls).toBe(1);
  },
);

test('[F83] a guest is marked before the call is sent, so that a crash meanwhile is noticed', async () => {
  let journal = createJournal({ startedAt: 1, guests: [{ line: 1, guest, before: 0 }], leftOut: [] });
  const seen: unknown[] = [];
  const run = createImportRun(journal, {
    journals: { writePlan: () => {}, writeProgress: (next) => void (journal = next) },
    send: async () => void seen.push(...journal.states),
    readList: async () => [],
    ...removal,
    wait: async () => {},
    exclusively: async (action) => {
      await action();
      return true;
    },
  });
  await run.start();
  expect(seen).toEqual(['unclear']);
  expect(journal.states).toEqual(['created']);
});
