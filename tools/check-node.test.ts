import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('Node 22.18 without a packaged one is refused in one line; npm and the README name the limit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guestwise-'));
  const script = join(folder, 'tools/check-node.cjs');
  cpSync('tools/check-node.cjs', script);
  const env = { ...process.env, npm_config_user_agent: 'npm/11.0.0 node/v22.18.0 linux x64' };
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8', env });
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The scripts need Node 22\.19 or later, and this is 22\.18\.0\. [^\n]+\n$/);
  const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>;
  expect(scripts).toMatchObject({ postinstall: 'node tools/check-node.cjs' });
  expect(engines).toEqual({ node: '^20.19.0 || ^22.19.0 || >=24.0.0' });
  expect(readFileSync('README.md', 'utf8')).toContain(
    'Node 20.19, 22.19 or 24 and later; `.nvmrc` names 24.',
  );
  expect(readFileSync('.npmrc', 'utf8')).toContain('engine-strict=true');
  expect(readFileSync('.nvmrc', 'utf8')).toBe('24\n');
});
