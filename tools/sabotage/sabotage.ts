/**
 * Removes each guard of `guards.ts` from a copy of the product, builds it and runs the end-to-end tests with its tag: a
 * guard whose tests still pass is untested. `npx node tools/sabotage/sabotage.ts F31 F47` tries the guards of these faults. `E2E_PORT`
 * changes the ports of the servers.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { endTogether } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { copyProduct } from './copy.ts';
import { type Guard, guards } from './guards.ts';

const { positionals: tags } = parseArgs({ allowPositionals: true });
const chosen = guards.filter(({ tag }) => tags.length === 0 || tags.includes(tag));
if (chosen.length === 0) throw new UsageError(`There is no guard for ${tags.join(' or ')}.`);

const { folder, remove } = copyProduct();
const survivors: string[] = [];
try {
  for (const [index, guard] of chosen.entries()) {
    const outcome = await tryWithout(guard);
    const name = `[${guard.tag}] ${guard.file}: ${guard.from.trim().split('\n')[0]}`;
    console.log(`${outcome === 'killed' ? '✓' : '✗'} [${index + 1} of ${chosen.length}] ${outcome}  ${name}`);
    if (outcome !== 'killed') survivors.push(`  ${name} (${outcome})`);
  }
} finally {
  remove();
}
console.log(
  `\n${chosen.length - survivors.length} of ${chosen.length} guards are held by a test with their tag.`,
);
if (survivors.length > 0) console.log(`Not held:\n${survivors.join('\n')}`);
process.exitCode = survivors.length > 0 ? 1 : 0;

async function tryWithout(guard: Guard): Promise<string> {
  const path = join(folder, guard.file);
  const source = readFileSync(path, 'utf8');
  // The code has changed since the guard was listed.
  if (source.split(guard.from).length !== 2) return 'is not in its file once';
  writeFileSync(
    path,
    source.replace(guard.from, () => guard.to),
  );
  try {
    return await runTests(guard);
  } finally {
    writeFileSync(path, source);
  }
}

async function runTests({ tag, tests }: Guard): Promise<string> {
  const build = await run('vite', ['build']);
  if (build.status !== 0) return 'does not run';
  // The server of the other export must start, though no test of a guard uses it.
  cpSync(join(folder, 'dist'), join(folder, 'dist-standalone'), { recursive: true });
  const options = ['--config', 'e2e/playwright.config.ts', ...tests, '--grep', String.raw`\[${tag}\]`];
  const { status, stdout } = await run('playwright', ['test', ...options, '--max-failures', '1']);
  if (status === 0) return 'survived';
  if (/^\s+\d+ failed/m.test(stdout)) return 'killed';
  return stdout.includes('No tests found') ? 'has no test' : 'does not run';
}

async function run(command: string, options: readonly string[]) {
  const child = endTogether(spawn(command, options, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] }));
  const closed = once(child, 'close') as Promise<[number | null]>;
  const stdout = await text(child.stdout);
  const [status] = await closed;
  return { status, stdout };
}
