import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { demoAccounts } from '../mocks/backend/seeds/accounts.ts';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test('every command of the README is a script, and every script is in the README or docs/testing.md', () => {
  const text = readme + readFileSync('docs/testing.md', 'utf8');
  const named = [...text.matchAll(/npm (?:run )?(start|test|[a-z:]+)(?=[`\s])/g)].map(
    ([, name = '']) => name,
  );
  const commands = new Set(named.filter((name) => !['ci', 'run'].includes(name)));
  expect([...commands].filter((name) => !(name in scripts))).toEqual([]);
  const forPeople = Object.keys(scripts).filter((name) => name !== 'postinstall');
  expect(forPeople.filter((name) => !commands.has(name))).toEqual([]);
});

test('the README names the demo accounts and their passwords', () => {
  for (const { email, password } of demoAccounts)
    expect(readme).toMatch(new RegExp(`\`${email}\`[^,;.]*\`${password}\``));
});

test('every file that the README links to exists', () => {
  const files = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files.length).toBeGreaterThan(4);
});

test('every decision record has a row in the list of decisions', () => {
  const list = readFileSync('docs/decisions/README.md', 'utf8');
  const records = globSync('*.md', { cwd: 'docs/decisions' }).filter((file) => file !== 'README.md');
  expect(records.filter((file) => !list.includes(`(${file})`))).toEqual([]);
  expect(records.length).toBeGreaterThan(10);
});

const documents = ['README.md', ...globSync('{docs,contracts}/**/*.md')];

test.each(documents)('every script and every file that %s names exists', (document) => {
  const text = readFileSync(document, 'utf8');
  const commands = [...text.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, file = '']) => file);
  expect(links.filter((file) => !existsSync(join(dirname(document), file)))).toEqual([]);
});

test('every variable in the commands of the documents is in use', () => {
  const blocks = documents.flatMap((document) => [
    ...readFileSync(document, 'utf8').matchAll(/(?:```sh\n|`)([^`]*\bnpm [^`]*)`/g),
  ]);
  const named = new Set(
    blocks.flatMap(([, command = '']) =>
      [...command.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name),
    ),
  );
  const sources = ['tools/**/*.ts', 'contracts/*.ts', 'vite.config.ts'].flatMap((pattern) =>
    globSync(pattern),
  );
  const read = sources
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(named.size).toBeGreaterThan(4);
  expect([...named].filter((name) => !read.includes(name))).toEqual([]);
});

test('CI runs the README’s test command', () => {
  const ci = readFileSync('.ci/run', 'utf8');
  for (const command of ['npm ci', 'npm test']) expect(ci).toMatch(new RegExp(`^${command}$`, 'm'));
  expect(readme).toContain('npm ci && npm test');
});

test('the README stays short', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(120);
});
