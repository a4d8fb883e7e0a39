import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseReport, readCounts } from './test-counts.ts';

const vitest = (passed: number, failed: number, suites = 0) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numFailedTestSuites: suites });

test('a report of Vitest is counted, with a file that failed to load as a failure', () => {
  expect(parseReport(vitest(40, 2, 1))).toEqual({ passed: 40, failed: 2, flaky: 0 });
  expect(parseReport(vitest(40, 0, 1))).toEqual({ passed: 40, failed: 1, flaky: 0 });
});

test('a report of Playwright is counted, with flaky tests and errors outside of tests', () => {
  const stats = { expected: 200, unexpected: 1, flaky: 3, skipped: 0 };
  expect(parseReport(JSON.stringify({ stats, errors: [] }))).toEqual({ passed: 203, failed: 1, flaky: 3 });
  const none = { expected: 0, unexpected: 0, flaky: 0 };
  expect(parseReport(JSON.stringify({ stats: none, errors: [{ message: 'port in use' }] })).failed).toBe(1);
});

test('other files are refused', () => {
  expect(() => parseReport('{"passed": 40}')).toThrow('neither a report');
});

test('a step is the sum of its own reports', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guestwise-counts-'));
  writeFileSync(join(folder, 'contracts-consumer.json'), vitest(3, 0));
  writeFileSync(join(folder, 'contracts-provider.json'), vitest(5, 1));
  writeFileSync(join(folder, 'unit.json'), vitest(700, 0));
  expect(await readCounts(folder, 'contracts')).toEqual({ passed: 8, failed: 1, flaky: 0 });
  expect(await readCounts(folder, 'lint')).toEqual({ passed: 0, failed: 0, flaky: 0 });
});
