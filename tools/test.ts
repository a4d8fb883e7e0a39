import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { elsewhere } from './addresses.ts';
import { provideChromium } from './chromium.ts';

interface Step {
  name: string;
  command: string;
  environment?: Record<string, string>;
  /** Left out by `--quick`. */
  slow?: true;
}

/** What can run side by side; the browser's tests follow, for they need the built export. */
const steps: Step[] = [
  { name: 'unit', command: 'vitest run' },
  { name: 'build', command: 'vite build', slow: true },
  { name: 'contracts', command: 'node contracts/run.ts --check', slow: true },
  { name: 'types', command: 'tsc' },
  { name: 'lint', command: 'oxlint --type-aware' },
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'dead code', command: 'knip', slow: true },
  { name: 'description', command: 'redocly lint openapi/backend.yaml openapi/template.yaml', slow: true },
  { name: 'generated files', command: 'node tools/gen.ts --check', slow: true },
  { name: 'standalone build', command: 'vite build --mode standalone', slow: true },
  {
    name: 'build for another origin',
    command: `vite build --outDir ${elsewhere.folder}`,
    environment: elsewhere.environment,
    slow: true,
  },
];
const screens: Step = { name: 'screens', command: 'vitest run --config screens/vitest.config.ts' };
const inBrowser: Step = { name: 'end to end', command: 'playwright test --config e2e/playwright.config.ts' };

const quick = process.argv.includes('--quick');
const count = { passed: 0, failed: 0 };
const started = Date.now();

const waiting = steps.filter((step) => !(quick && step.slow));
const lanes = Array.from({ length: Math.min(2, availableParallelism()) }, async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) await run(step);
});
await Promise.all(lanes);
if (!quick && count.failed === 0) {
  provideChromium();
  await run(screens);
  await run(inBrowser);
}

console.log(`\nAll of it took ${seconds(started)}.`);
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed > 0 ? 1 : 0;

/** Runs one step, quietly where it succeeds and with all its output where it does not. */
async function run({ name, command, environment }: Step) {
  const from = Date.now();
  const child = spawn(command, {
    shell: true,
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...environment },
  });
  const output: string[] = [];
  child.stdout.on('data', (data: Buffer) => output.push(data.toString()));
  child.stderr.on('data', (data: Buffer) => output.push(data.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const text = output.join('');
  const tests = countTests(text);
  count.passed += tests.passed + (code === 0 ? 1 : 0);
  count.failed += Math.max(tests.failed, code === 0 ? 0 : 1);
  console.log(
    `${code === 0 ? '✓' : '✗'} ${name}${tests.passed ? `, ${tests.passed} tests` : ''} (${seconds(from)})`,
  );
  if (code !== 0) console.log(text);
}

function seconds(since: number) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/** Reads the closing lines of Vitest ('Tests  2 failed | 40 passed') and Playwright ('40 passed'). */
function countTests(text: string) {
  const lines = text.split('\n').filter((line) => /^\s*(Tests\s|\d+ (passed|failed)\b)/.test(line));
  const sum = (word: string) =>
    lines.reduce((total, line) => total + Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0), 0);
  return { passed: sum('passed'), failed: sum('failed') };
}
