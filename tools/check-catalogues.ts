/**
 * Fails if `npm run extract` would change a catalogue: a text was added, changed or removed. It extracts in a copy,
 * because other processes may be reading the catalogues.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

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
process.exitCode = status !== 0 || stale.length > 0 ? 1 : 0;
