/**
 * Fails if `npm run extract` would change a catalogue (a text was added, changed or removed), or if a translation is
 * missing or wrong. It extracts in a copy, because other processes may be reading the catalogues.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findAllProblems } from './vite/catalogues.ts';

const copy = mkdtempSync(join(tmpdir(), 'guestwise-'));
for (const name of ['src', 'tools', 'mocks', 'lingui.config.ts', 'package.json'])
  cpSync(name, join(copy, name), { recursive: true });
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
const { status } = spawnSync('lingui extract --clean', { cwd: copy, shell: true, stdio: 'inherit' });
const stale = globSync('src/**/*.po').filter(
  (path) => readFileSync(path, 'utf8') !== readFileSync(join(copy, path), 'utf8'),
);
rmSync(copy, { recursive: true });
if (stale.length > 0)
  console.error(`Not what the sources say now: ${stale.join(', ')}. Run: npm run extract`);
const problems = findAllProblems();
if (problems.length > 0) console.error(problems.join('\n'));
process.exitCode = status !== 0 || stale.length > 0 || problems.length > 0 ? 1 : 0;
