/**
 * Takes each guard out of a copy of the product and runs the tests that carry its tag: a guard whose tests still pass
 * is held by nobody. `npm run sabotage`, or `npm run sabotage -- F31 F47` for some.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeOut, type Guard } from './guard.ts';
import { dataGuards } from './guards/data.ts';
import { exportGuards } from './guards/export.ts';
import { guestGuards } from './guards/guest.ts';
import { sessionGuards } from './guards/session.ts';

const root = join(import.meta.dirname, '../..');
// Inside of the project, so that packages are found; git, the linters and the tests leave it alone.
const copy = join(root, '.sabotage');
const all: Guard[] = [...guestGuards, ...sessionGuards, ...dataGuards, ...exportGuards];
const asked = process.argv.slice(2);
const guards = all.filter(({ tag }) => asked.length === 0 || asked.includes(tag));

copyProduct();
const survivors: string[] = [];
for (const guard of guards) {
  const name = `[${guard.tag}] ${guard.file}: ${firstLine(guard.from)}`;
  const outcome = tryWithout(guard);
  console.log(`${outcome === 'killed' ? '✓ killed' : `✗ ${outcome}`}  ${name}`);
  if (outcome !== 'killed') survivors.push(`${name} (${outcome})`);
}
rmSync(copy, { recursive: true });

console.log(
  `\n${guards.length - survivors.length} of ${guards.length} guards are held by a test with their tag.`,
);
if (survivors.length > 0) console.log(`Not held:\n${survivors.map((each) => `  ${each}`).join('\n')}`);
process.exitCode = survivors.length > 0 ? 1 : 0;

function tryWithout(guard: Guard): string {
  const file = join(copy, guard.file);
  const source = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, takeOut(source, guard));
    return passes(guard) ? 'survived' : 'killed';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    writeFileSync(file, source);
  }
}

function passes({ tag, tests }: Guard): boolean {
  const isScreen = tests.some((file) => /\.screen\.tsx?$/.test(file));
  const config = isScreen ? ['--config', 'screens/vitest.config.ts'] : [];
  const options = ['run', ...config, ...tests, '--testNamePattern', String.raw`\[${tag}\]`, '--bail', '1'];
  return spawnSync('vitest', options, { cwd: copy, stdio: 'ignore' }).status === 0;
}

/** What git knows, and what it would add: a change is tried before it is committed. */
function copyProduct() {
  rmSync(copy, { recursive: true, force: true });
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  const deleted = execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: root }).toString().split('\0');
  for (const file of list.toString().split('\0')) {
    if (file !== '' && !deleted.includes(file)) cpSync(join(root, file), join(copy, file));
  }
}

function firstLine(text: string) {
  return text.trim().split('\n')[0] ?? '';
}
