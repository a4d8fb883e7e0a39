import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** How many tests passed, failed, and passed only after a retry. */
export interface Counts {
  passed: number;
  failed: number;
  flaky: number;
}

const vitestReport = v.pipe(
  v.object({ numPassedTests: v.number(), numFailedTests: v.number(), numFailedTestSuites: v.number() }),
  // A file that fails to load has no tests.
  v.transform(({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests || numFailedTestSuites,
    flaky: 0,
  })),
);

const playwrightReport = v.pipe(
  v.object({
    stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
    errors: v.array(v.unknown()),
  }),
  v.transform(({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected || errors.length,
    flaky: stats.flaky,
  })),
);

/**
 * Parses a JSON report of Vitest or Playwright.
 * @throws an Error for any other text
 */
export const parseReport = (text: string): Counts =>
  v.parse(
    v.union([vitestReport, playwrightReport], 'neither a report of Vitest nor of Playwright'),
    JSON.parse(text),
  );

/** The tests of a step by its reports: `<step>.json`, and `<step>-….json` if it runs more than one tool. */
export async function readCounts(folder: string, step: string): Promise<Counts> {
  const counts = { passed: 0, failed: 0, flaky: 0 };
  for (const file of await readdir(folder)) {
    if (file !== `${step}.json` && !file.startsWith(`${step}-`)) continue;
    addCounts(counts, parseReport(await readFile(join(folder, file), 'utf8')));
  }
  return counts;
}

export function addCounts(sum: Counts, { passed, failed, flaky }: Counts): void {
  sum.passed += passed;
  sum.failed += failed;
  sum.flaky += flaky;
}
