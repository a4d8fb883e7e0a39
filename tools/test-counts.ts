import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** How many tests passed and failed, and which passed only after a retry. */
export interface Counts {
  passed: number;
  failed: number;
  /** Titles, with the message of the first try. */
  flaky: string[];
}

const vitestReport = v.pipe(
  v.object({
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    numFailedTestSuites: v.number(),
    testResults: v.array(
      v.object({
        assertionResults: v.array(
          v.object({
            fullName: v.string(),
            status: v.string(),
            failureMessages: v.nullish(v.array(v.string()), []),
          }),
        ),
      }),
    ),
  }),
  // A file that fails to load has no tests.
  v.transform(({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests || numFailedTestSuites,
    flaky: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages[0] ?? ''}`),
  })),
);

const playwrightTest = v.object({
  status: v.string(),
  results: v.array(v.object({ error: v.optional(v.object({ message: v.optional(v.string(), '') })) })),
});

interface Suite {
  specs: { title: string; tests: v.InferOutput<typeof playwrightTest>[] }[];
  suites?: Suite[] | undefined;
}

const playwrightSuite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(v.object({ title: v.string(), tests: v.array(playwrightTest) })),
  suites: v.optional(v.array(v.lazy(() => playwrightSuite))),
});

const findFlaky = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => `${title}\n${results[0]?.error?.message ?? ''}`),
  ),
  ...suites.flatMap(findFlaky),
];

const playwrightReport = v.pipe(
  v.object({
    stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
    suites: v.array(playwrightSuite),
    errors: v.array(v.unknown()),
  }),
  v.transform(({ stats, suites, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected || errors.length,
    flaky: suites.flatMap(findFlaky),
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
  const counts: Counts = { passed: 0, failed: 0, flaky: [] };
  for (const file of await readdir(folder)) {
    if (file !== `${step}.json` && !file.startsWith(`${step}-`)) continue;
    addCounts(counts, parseReport(await readFile(join(folder, file), 'utf8')));
  }
  return counts;
}

export function addCounts(sum: Counts, { passed, failed, flaky }: Counts): void {
  sum.passed += passed;
  sum.failed += failed;
  sum.flaky.push(...flaky);
}
