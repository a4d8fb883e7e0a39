import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { endTogether } from '../command.ts';
import type { Guard, Outcome } from './guard.ts';

/** Saved before Vitest sets it to `test`, which a build would take for its mode. */
const env = { ...process.env };

async function runIn(cwd: string, command: string, options: readonly string[]) {
  const child = endTogether(spawn(command, options, { cwd, env, stdio: ['ignore', 'pipe', 'ignore'] }));
  const closed = once(child, 'close') as Promise<[number | null]>;
  const stdout = await text(child.stdout);
  const [status] = await closed;
  return { status, stdout };
}

/** Runs the screen tests of a guard's tag. */
export async function tryOnScreens(folder: string, { tag, tests }: Guard): Promise<Outcome> {
  const pattern = ['--testNamePattern', String.raw`\[${tag}\]`, '--bail', '1'];
  const options = ['run', '--config', 'screens/vitest.config.ts', ...tests, ...pattern];
  const { status } = await runIn(folder, 'vitest', options);
  return status === 0 ? 'survived' : 'killed';
}

/** Builds the product without a guard, and runs the tests of the built page with its tag. */
export async function tryOnPages(folder: string, { tag, tests }: Guard): Promise<Outcome> {
  const build = await runIn(folder, 'vite', ['build']);
  if (build.status !== 0) return 'does not run';
  // The server of the other export must start, though no test of a guard uses it.
  cpSync(join(folder, 'dist'), join(folder, 'dist-standalone'), { recursive: true });
  const options = ['--config', 'e2e/playwright.config.ts', ...tests, '--grep', String.raw`\[${tag}\]`];
  const limits = ['--workers', '1', '--max-failures', '1'];
  const { status, stdout } = await runIn(folder, 'playwright', ['test', ...options, ...limits]);
  if (status === 0) return 'survived';
  if (/^\s+\d+ failed/m.test(stdout)) return 'killed';
  return stdout.includes('No tests found') ? 'has no test' : 'does not run';
}
