import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { admin } from '../mocks/backend/seeds/accounts.ts';
import { setUpTestHost } from '../mocks/serve/host-for-tests.ts';
import { plainEnvironment } from './plain-environment.ts';

const backend = setUpTestHost();
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const folder = mkdtempSync(join(tmpdir(), 'guestwise-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What runs as a process in one of these: CI, the steps of `npm test`, the servers and the tests of its parts. */
const runners = [
  '.ci/run',
  'tools/test.ts',
  'tools/check-catalogues.ts',
  'e2e/playwright.config.ts',
  'contracts/commands.test.ts',
  'tools/check-node.test.ts',
  'tools/commands.test.ts',
  'tools/server-commands.test.ts',
]
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

test.each(Object.entries(scripts))('npm run %s is run by npm test, or by a test of it', (name, script) => {
  const [, alias = ''] = /^npm run (\S+)$/.exec(script) ?? [];
  const commands = (scripts[alias] ?? script)
    .replace('node tools/check-node.cjs && ', '')
    .replace('node tools/run.ts ', '')
    .split(' && ');
  // A script that is named as in the README is run by its name.
  const isRunByName = new RegExp(`^npm ${name}$|(?:'npm |startServer\\(.)(?:run )?${name}\\b`, 'm').test(
    runners,
  );
  const missing = commands.filter((command) => !runners.includes(getProgram(command)));
  expect(isRunByName ? [] : missing).toEqual([]);
});

/** The identifying part of a command: one of our files, or a tool with its subcommand. */
const getProgram = (command: string) =>
  /[\w/-]+\.(?:ts|cjs)/.exec(command)?.[0] ?? command.replace(/ --(?:clean|write)\b.*| \.$/, '');

// They take minutes and are run by hand; here they only start and read their arguments.
test.each([
  ['node tools/bench/bench.ts --runs 0', '--runs 0 is no number of runs.\n'],
  ['node tools/bench/many-events.ts --unknown', "Unknown option '--unknown'\n"],
  ['node tools/bench/calendar.ts --unknown', "Unknown option '--unknown'\n"],
  ['node contracts/mutants/run-mutants.ts nonesuch', 'There is no mutant with “nonesuch” in its name.\n'],
  ['node tools/bench/organiser.ts --runs many', '--runs many is no number of runs.\n'],
  ['node tools/bench/shell.ts --runs many', '--runs many is no number of runs.\n'],
  ['node tools/engines/engines.ts F999', 'No journey carries F999.\n'],
  [
    'node tools/hosts/hosts.ts --origin here',
    '--origin here is not an address such as http://localhost:8788.\n',
  ],
  [
    'node tools/hosts/hosts.ts --origin http://localhost:1',
    'http://localhost:1 does not answer: start the host first.\n',
  ],
  ['node tools/sabotage/sabotage.ts F999', 'There is no guard for F999.\n'],
  ['node tools/shots/shots.ts --only nowhere', 'There is no scene nowhere in tools/shots.\n'],
])('%s reports a mistake in one line', async (command, stderr) => {
  expect(await run(command)).toMatchObject({ status: 1, stderr });
});

test('npm run preview without an export prints one line, and offers no accounts', async () => {
  const { status, stdout, stderr } = await run(
    `vite preview --configLoader native --outDir ${join(folder, 'dist')}`,
  );
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `There is no export in ${join(folder, 'dist')} yet. Run: npm run build -- --outDir ${join(folder, 'dist')}\n`,
  });
});

test('npm run lock removes what applies to one machine only', async () => {
  const lock = {
    packages: { '': { engines: {} }, 'node_modules/a': { engines: {}, resolved: 'x', version: '1' } },
  };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  expect(await run(`node ${resolve('tools/lock.ts')}`, folder)).toMatchObject({ status: 0 });
  expect(JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))).toEqual({
    packages: { '': { engines: {} }, 'node_modules/a': { version: '1' } },
  });
});

// For each script that is one of our files; the others are tools with their own help.
test.each(
  Object.entries(scripts).flatMap(([name, script]) => {
    const [, file] = /^node tools\/check-node\.cjs && node (?!tools\/run\.ts)(\S+\.ts)/.exec(script) ?? [];
    return file && name !== 'lock' ? [[name, file]] : [];
  }),
)('npm run %s -- --help says what it does, and does nothing else', async (name = '', file = '') => {
  const { status, stdout, stderr } = await run(`node ${file} --help`);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(new RegExp(`npm (?:run )?(?:${name}|test)\\b`));
});

test('npm run mocks prints its usage', async () => {
  expect(await run('npm run --silent mocks -- --help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('--port'),
  });
});

test('the commands of docs/hosting.md read the reports from an access log', async () => {
  const line = (query: string) => `::1 - - [22/Nov/2026] "POST /report?${query} HTTP/1.1" 204 0\n`;
  mkdirSync(join(folder, 'logs'));
  writeFileSync(
    join(folder, 'logs/guestwise-report.log'),
    [
      ...['100', '900', '300', '200'].map((lcp) =>
        line(`type=vitals&page=guest&build=g&ttfb=9&lcp=${lcp}&cls=0`),
      ),
      line('type=vitals&page=organiser&build=o&lcp=7000'),
      ...['500', '0', '500'].map((status) => line(`type=failed-save&page=guest&status=${status}`)),
    ].join(''),
  );
  const { stdout } = await run(readBlock('docs/hosting.md', 'type=failed-save'), join(folder, 'logs'));
  expect(
    stdout
      .trim()
      .split('\n')
      .map((each) => each.trim()),
  ).toEqual(['2 type=failed-save&page=guest&status=500', '1 type=failed-save&page=guest&status=0', '900']);
});

// A minimal Debian has no curl, and nothing else here needs it.
const hasCurl = spawnSync('curl', ['--version']).status === 0;
test.skipIf(!hasCurl)('the command of docs/backend.md returns a token of the backend', async () => {
  const command = readBlock('docs/backend.md', 'curl')
    .replace('https://api.example.com', backend.origin)
    .replace('"email":"…","password":"…"', `"email":"${admin.email}","password":"${admin.password}"`);
  const { stdout } = await run(command);
  expect(JSON.parse(stdout)).toMatchObject({ token: expect.stringMatching(/^eyJ/) });
});

async function run(command: string, cwd = '.') {
  const child = spawn(command, { shell: true, cwd, env: plainEnvironment });
  const status = new Promise<number | null>((done) => child.once('close', done));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await status, stdout, stderr };
}

/** The code block of a document that contains these words. */
function readBlock(document: string, words: string): string {
  const blocks = [...readFileSync(document, 'utf8').matchAll(/```sh\n([\s\S]*?)```/g)].map(
    ([, commands = '']) => commands,
  );
  return blocks.find((block) => block.includes(words)) ?? '';
}
