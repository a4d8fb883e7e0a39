/**
 * `npm test`: runs all checks, one group of scripts after the other, and ends with the sum of all tests. A failed group
 * ends the run. `E2E_PORT=4300` changes the ports of the browser tests' servers, and `CHROMIUM_PATH` names the browser.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { findHeadlessChromium, requireChromium } from './chromium.ts';
import { reportFolder } from './report-folder.ts';

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number };
}

// Checked first, not after minutes.
requireChromium(findHeadlessChromium);

/** Scripts of package.json. The end-to-end tests use the builds. */
const groups = ['check', 'builds', 'screens', 'e2e'];
console.log(`${groups.length} steps: ${groups.join(', ')}`);
rmSync(reportFolder, { recursive: true, force: true });
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;
const failedGroup = groups.find((group) => {
  const start = performance.now();
  console.log(`▶ ${group}`);
  const { status } = spawnSync(`npm run --silent ${group}`, { shell: true, stdio: 'inherit' });
  console.log(`${status === 0 ? '✓' : '✗'} ${group} (${seconds(start)})`);
  return status !== 0;
});

const reports = globSync(`${reportFolder}/*.json`).map(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as Report,
);
const sum = (count: (report: Report) => number | undefined) =>
  reports.reduce((total, report) => total + (count(report) ?? 0), 0);
const passed = sum(({ numPassedTests, stats }) => numPassedTests ?? stats?.expected);
// A group may also fail without a failed test, such as in its types.
const failed = Math.max(
  sum(({ numFailedTests, stats }) => numFailedTests ?? stats?.unexpected),
  failedGroup ? 1 : 0,
);
console.log(`\nAll of it took ${seconds(0)}.${failedGroup ? ` Failed: npm run ${failedGroup}` : ''}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
