import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test('every command of the README is a script, and every script is in the README', () => {
  const named = [...readme.matchAll(/npm (?:run )?(start|test|[a-z:]+)(?=[`\s])/g)].map(
    ([, name = '']) => name,
  );
  const commands = new Set(named.filter((name) => !['ci', 'run'].includes(name)));
  expect([...commands].filter((name) => !(name in scripts))).toEqual([]);
  expect(Object.keys(scripts).filter((name) => !commands.has(name))).toEqual([]);
});

test('every file that the README points to is there', () => {
  const files = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files.length).toBeGreaterThan(4);
});

test('CI runs the README’s test command, nothing less', () => {
  const ci = readFileSync('.ci/run', 'utf8');
  for (const command of ['npm ci', 'npm test']) expect(ci).toMatch(new RegExp(`^${command}$`, 'm'));
  expect(readme).toContain('npm ci && npm test');
});

test('the README stays short', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(120);
});
