/**
 * `npm test`: runs all checks, with a line for each step. `npm run check` runs only the quick ones. `E2E_PORT=4300`
 * changes the ports of the browser tests' servers, and `CHROMIUM_PATH` names the browser. Exit code 1: a step failed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { elsewhere, testPorts } from './addresses.ts';
import { requireChromium } from './chromium.ts';
import { beginCommand } from './command.ts';
import { requirePorts } from './ports.ts';
import { stopSteps } from './step-process.ts';
import { createTestRun, type Step } from './test-run.ts';

beginCommand(stopSteps);
const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values;

const reports = mkdtempSync(join(tmpdir(), 'guestwise-tests-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
const vitest = (name: string, options = '') =>
  `vitest run ${options} --reporter=default --reporter=json --outputFile.json=${join(reports, `${name}.json`)}`;

/** In this order, two at a time: the screens take as long as all others together. */
const steps: Step[] = [
  { name: 'screens', command: vitest('screens', '--config screens/vitest.config.ts'), slow: true },
  { name: 'unit', command: vitest('unit') },
  { name: 'build', command: 'vite build --configLoader native', slow: true },
  { name: 'contracts', command: 'node contracts/run.ts --check', slow: true },
  { name: 'types', command: 'tsc' },
  { name: 'lint', command: 'oxlint --type-aware' },
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'dead code', command: 'knip', slow: true },
  { name: 'description', command: 'redocly lint openapi/backend.yaml openapi/template.yaml', slow: true },
  { name: 'generated files', command: 'node tools/gen.ts --check' },
  { name: 'catalogues', command: 'node tools/check-catalogues.ts' },
  { name: 'standalone build', command: 'vite build --configLoader native --mode standalone', slow: true },
  {
    name: 'build for another origin',
    command: `vite build --configLoader native --outDir ${elsewhere.folder}`,
    environment: elsewhere.environment,
    slow: true,
  },
];
/** Last, because it needs the builds. */
const endToEnd: Step = {
  name: 'end to end',
  command: 'playwright test --config e2e/playwright.config.ts --reporter=list,json',
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'end to end.json') },
};

const chosen = quick ? steps.filter(({ slow }) => !slow) : [...steps, endToEnd];
// Checked first, not after minutes.
if (!quick) {
  requireChromium();
  await requirePorts(testPorts, 'E2E_PORT');
}
console.log(`${chosen.length} steps: ${chosen.map(({ name }) => name).join(', ')}`);

const run = createTestRun(reports, chosen.length);
const waiting = [...chosen];
const lanes = Array.from({ length: Math.min(2, availableParallelism()) }, async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    if (step === endToEnd && run.count.failed > 0)
      console.log('– end to end was left out, because something before it failed');
    else await run.start(step);
  }
});
await Promise.all(lanes);

const { passed, failed, flaky } = run.end();
console.log(`\nAll of it took ${run.seconds()}.`);
if (flaky.length > 0) console.log(`${flaky.length} passed only at the second try.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
