import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseReport, readCounts } from './test-counts.ts';

const vitest = (passed: number, failed: number, suites = 0, assertionResults: object[] = []) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numFailedTestSuites: suites,
    testResults: [{ assertionResults }],
  });

test('a report of Vitest is counted, with a file that failed to load as a failure', () => {
  expect(parseReport(vitest(40, 2, 1))).toEqual({ passed: 40, failed: 2, flaky: [] });
  expect(parseReport(vitest(40, 0, 1))).toEqual({ passed: 40, failed: 1, flaky: [] });
});

test('a test of Vitest that passed at its second try is named, with the message of the first', () => {
  const results = [
    { fullName: 'a list', status: 'passed', failureMessages: [] },
    { fullName: 'a drawer', status: 'passed', failureMessages: ['Error: closed'] },
    { fullName: 'a menu', status: 'failed', failureMessages: ['Error: open'] },
    { fullName: 'a page', status: 'skipped' },
  ];
  expect(parseReport(vitest(2, 1, 1, results)).flaky).toEqual(['a drawer\nError: closed']);
});

test('a report of Playwright is counted, with flaky tests by name and errors outside of tests', () => {
  const stats = { expected: 200, unexpected: 1, flaky: 1, skipped: 0 };
  const spec = (title: string, status: string, ...results: object[]) => ({
    title,
    tests: [{ status, results }],
  });
  const specs = [
    spec('a visit', 'expected', {}),
    spec('a reload', 'flaky', { error: { message: 'Timeout' } }, {}),
  ];
  const suites = [{ specs: [], suites: [{ specs }] }];
  expect(parseReport(JSON.stringify({ stats, suites, errors: [] }))).toEqual({
    passed: 201,
    failed: 1,
    flaky: ['a reload\nTimeout'],
  });
  const none = { expected: 0, unexpected: 0, flaky: 0 };
  expect(
    parseReport(JSON.stringify({ stats: none, suites: [], errors: [{ message: 'port in use' }] })).failed,
  ).toBe(1);
});

test('other files are refused', () => {
  expect(() => parseReport('{"passed": 40}')).toThrow('neither a report');
});

test('a step is the sum of its own reports', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guestwise-counts-'));
  writeFileSync(join(folder, 'contracts-consumer.json'), vitest(3, 0));
  writeFileSync(join(folder, 'contracts-provider.json'), vitest(5, 1));
  writeFileSync(join(folder, 'unit.json'), vitest(700, 0));
  expect(await readCounts(folder, 'contracts')).toEqual({ passed: 8, failed: 1, flaky: [] });
  expect(await readCounts(folder, 'lint')).toEqual({ passed: 0, failed: 0, flaky: [] });
});
