import { expect, test, vi } from 'vitest';
import { runInOneTab, runUnlessBusy } from './run-in-one-tab.ts';

/** A job that runs until it is ended, and the log of its start and end. */
function createJob(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const job = async () => {
    log.push(`${name} starts`);
    await promise;
    log.push(`${name} ends`);
  };
  return { job, end: resolve };
}

test('a job waits for the one that runs, and a job of another name does not', async () => {
  const log: string[] = [];
  const [one, two, other] = [createJob(log, 'one'), createJob(log, 'two'), createJob(log, 'other')];
  const runs = [
    runInOneTab('test.waiting', one.job),
    runInOneTab('test.waiting', two.job),
    runInOneTab('test.other', other.job),
  ];
  two.end();
  other.end();
  await runs[2];
  expect(log).not.toContain('two starts');
  one.end();
  await Promise.all(runs);
  expect(log.slice(-3)).toEqual(['one ends', 'two starts', 'two ends']);
});

test('a job that is skipped while another one runs does not run later', async () => {
  const log: string[] = [];
  const [one, two] = [createJob(log, 'one'), createJob(log, 'two')];
  two.end();
  const first = runUnlessBusy('test.skipping', one.job);
  expect(await runUnlessBusy('test.skipping', two.job)).toBe(false);
  one.end();
  expect(await first).toBe(true);
  expect(log).toEqual(['one starts', 'one ends']);
});

test('without locks, as on a plain origin, each job runs', async () => {
  vi.stubGlobal('navigator', {});
  const job = vi.fn<() => Promise<void>>(async () => {});
  await runInOneTab('test.plain', job);
  expect(await runUnlessBusy('test.plain', job)).toBe(true);
  expect(job).toHaveBeenCalledTimes(2);
});
