import { runStep } from './step-process.ts';
import { addCounts, type Counts, readCounts } from './test-counts.ts';

/** A command that `npm test` runs. */
export interface Step {
  name: string;
  command: string;
  environment?: Record<string, string>;
  /** Skipped by `npm run check`. */
  slow?: true;
}

/** Milliseconds between two lines about running steps, for output without a terminal. */
const pause = 20_000;

/**
 * Runs steps and prints their progress: a line at each start and end, and at intervals the running ones.
 * @param reports the folder of the JSON reports; `<step>.json` or `<step>-….json` are counted
 * @param total the number of steps
 */
export function createTestRun(reports: string, total: number) {
  const started = Date.now();
  const count: Counts = { passed: 0, failed: 0, flaky: [] };
  const running = new Map<string, { since: number; lastLine: string }>();
  let done = 0;
  const timer = setInterval(() => {
    for (const [name, { since, lastLine }] of running) {
      console.log(`  … ${name} (${seconds(since)}): ${lastLine.slice(0, 120)}`);
    }
  }, pause);

  async function start({ name, command, environment }: Step) {
    const state = { since: Date.now(), lastLine: '' };
    running.set(name, state);
    console.log(`▶ ${name}`);
    const output: string[] = [];
    const code = await runStep(command, { ...environment, TEST_REPORTS: reports }, (text) => {
      output.push(text);
      state.lastLine = text.trimEnd().split('\n').at(-1)?.trim() || state.lastLine;
    });
    running.delete(name);
    done += 1;
    const tests = await readCounts(reports, name);
    addCounts(count, tests);
    // The step itself counts as one check.
    if (code === 0) count.passed += 1;
    else if (tests.failed === 0) count.failed += 1;
    const about = tests.passed ? `, ${tests.passed} tests` : '';
    console.log(`${code === 0 ? '✓' : '✗'} ${name}${about} (${seconds(state.since)}) [${done} of ${total}]`);
    if (code !== 0) console.log(output.join(''));
    for (const test of tests.flaky) console.log(`  Passed only at the second try: ${test}`);
  }

  return {
    count,
    start,
    seconds: () => seconds(started),
    /** Stops the lines about running steps. */
    end() {
      clearInterval(timer);
      return count;
    },
  };
}

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
