import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { serveMocks } from './mock-host.ts';
import { readOrigin } from './reach.ts';
import { serveReference } from './reference/backend.ts';

const root = join(import.meta.dirname, '..');
/** Compiled once for all processes, whose start would be most of their work. */
const cache = join(root, 'node_modules/.cache/compiled');

/** Runs a script in its own process, as the backend team does. */
const run = (script: string, words: readonly string[]) => runCommand(process.execPath, [script, ...words]);
async function runCommand(command: string, words: readonly string[], cwd = root) {
  const child = spawn(command, words, {
    cwd,
    env: { ...process.env, NODE_COMPILE_CACHE: cache },
  });
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await closed, said: `${output}${errors}` };
}
const conformance = (...words: string[]) => run('contracts/conformance/conformance.ts', words);
const verify = (...words: string[]) => run('contracts/verify-backend.ts', words);

// npm and npx are no programs there, and cmd.exe reads a caret itself.
test.skipIf(process.platform === 'win32')(
  'the package and the pact’s command pass in a folder of their own',
  { timeout: 60_000 },
  async () => {
    const packing = spawnSync('npm', ['run', '--silent', 'contract:pack'], { cwd: root, encoding: 'utf8' });
    const file = /^dist-contract\/(.+\.tgz)$/m.exec(packing.stdout)?.[1] ?? '';
    const folder = mkdtempSync(join(tmpdir(), 'guestwise-contract-'));
    copyFileSync(join(root, 'dist-contract', file), join(folder, file));
    const { origin, stateUrl, close } = await serveReference();
    const words = ['--offline', '--yes', '--package', `./${file}`, 'conformance'];
    const flows = await runCommand('npx', [...words, origin, '--only', '^a created guest'], folder);
    rmSync(folder, { recursive: true });
    const pact = await verify(origin, '--state-url', stateUrl, '--only', '^getRsvp');
    close();
    expect(flows).toMatchObject({ code: 0, said: expect.stringContaining('1 passed, 0 failed') });
    expect(pact).toMatchObject({ code: 0, said: expect.stringMatching(/(\d+) of \1 interactions are kept/) });
  },
);

test('the mocks rehearse the pact’s command and refuse a port in use', { timeout: 60_000 }, async () => {
  const port = await findFreePort();
  const mocks = spawn(process.execPath, ['mocks/serve/standalone.ts', '--port', port], { cwd: root });
  await once(mocks.stdout, 'data');
  const origin = `http://localhost:${port}`;
  const second = await run('mocks/serve/standalone.ts', ['--port', port, '--host']);
  const pact = await verify(origin, '--state-url', `${origin}/_mock/states`, '--only', '^getRsvp');
  mocks.kill();
  expect(second).toEqual({ code: 1, said: expect.stringContaining(`Port ${port} is in use: `) });
  expect(pact).toMatchObject({ code: 0, said: expect.stringMatching(/(\d+) of \1 interactions are kept/) });
});

async function findFreePort() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}

test('a broken interaction is named, and so is a limit of calls', { timeout: 60_000 }, async () => {
  const { origin, stateUrl, close } = await serveMocks({
    changeResponse: (response, { url }) => (url.endsWith('/rsvp') ? { ...response, status: 429 } : response),
  });
  const { code, said } = await verify(origin, '--state-url', stateUrl, '--only', '^getRsvp');
  close();
  expect(code).toBe(1);
  expect(said).toContain('✗ getRsvp');
  expect(said).toContain('lift its limit of calls');
});

test('a failing state handler ends the run at once and is named', { timeout: 60_000 }, async () => {
  const { origin, stateUrl, close } = await serveMocks();
  const relay = async (message: IncomingMessage, response: ServerResponse) => {
    const body = await text(message);
    const answer = await (await fetch(stateUrl, { method: 'POST', body })).text();
    const isFine = /organiser is.+"setup"/.test(body);
    response.writeHead(isFine ? 200 : 503).end(isFine ? answer : 'no database');
  };
  const states = createServer((message, response) => void relay(message, response));
  await new Promise<void>((resolve) => states.listen(0, '127.0.0.1', resolve));
  const { port } = states.address() as AddressInfo;
  const { code, said } = await verify(origin, '--state-url', `http://127.0.0.1:${port}/`);
  states.close();
  close();
  expect(code).toBe(1);
  expect(said).toMatch(
    /^The state handler failed at setup of “.+”: it answered 503 no database\. See its log.*\n$/,
  );
});

test('invalid input is reported in one line with the next step', { timeout: 60_000 }, async () => {
  const website = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<p>'));
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
  const page = `http://127.0.0.1:${(website.address() as AddressInfo).port}`;
  const { origin, stateUrl, close } = await serveMocks();
  const wrong = [
    () => conformance('http://127.0.0.1:9'),
    () => conformance(page),
    () => conformance(origin, '--only', 'no such flow'),
    () => conformance(origin, '--only', 'expired token'),
    () => conformance(origin, '--states'),
    () => verify(origin),
    () => verify(origin, '--state-url', `${origin}/nowhere`),
    () => verify(origin, '--state-url', stateUrl, '--file', 'package.json'),
    () => conformance(origin, '--email', 'layla@example.org'),
    () => conformance(origin, '--without', 'A99'),
    () => conformance(origin, '--token', 'e30.e30.c2ln'),
    () => conformance(origin, '--state-url', page),
    () => verify(origin, '--provider-name', 'somebody-else'),
    () => conformance('--har', 'package.json'),
  ];
  const outcomes: Awaited<ReturnType<typeof run>>[] = [];
  const queue = wrong.entries();
  const work = async () => {
    for (const [n, start] of queue) outcomes[n] = await start();
  };
  // Six at a time: on a busy machine, a command that waits for five seconds gives up.
  await Promise.all(Array.from({ length: 6 }, work));
  close();
  website.close();
  expect(outcomes.map(({ code }) => code)).toEqual(wrong.map(() => 1));
  expect(outcomes.map(({ said }) => said.split('\n')[0])).toEqual([
    expect.stringMatching(
      /^http:\/\/127\.0\.0\.1:9\/.+ cannot be reached.*\. Is the server running, and is the port right\?$/,
    ),
    expect.stringMatching(/answers 200 with HTML: a web page or a proxy is there\. Name the host/),
    'Nothing is selected: no flow has “no such flow” in its name.',
    '– an expired token is refused: left out, give --state-url',
    '--states needs the address of the states: add --state-url.',
    'Name the address of the provider states with --state-url.',
    expect.stringMatching(/answers 404 .* is --state-url right\?$/),
    expect.stringMatching(/^package\.json is no pact/),
    expect.stringMatching(/^--email and --password belong together/),
    expect.stringMatching(/^--without A99: no flow rests/),
    expect.stringMatching(/^The token of --token is refused with 401/),
    expect.stringMatching(/gives no token: answer .+ to “the token of an organiser has ended”/),
    expect.stringMatching(/^Unknown option '--provider-name'/),
    expect.stringMatching(/^package\.json is no HAR/),
  ]);
  expect(outcomes.map(({ said }) => said).join()).not.toMatch(/^ {4}at /m);
});

test.each([
  { words: [], says: /^Name the backend/ },
  { words: ['http://a.test', 'http://b.test'], says: /^Name one backend/ },
  { words: ['ftp://api.example.com'], says: /^ftp:.+ is no address: write it like https/ },
])('the address $words is refused', ({ words, says }) => {
  expect(() => readOrigin(words, 'usage')).toThrow(says);
});

test('a backend that redirects http to https is named at once', { timeout: 60_000 }, async () => {
  const server = createServer(({ url }, response) =>
    response.writeHead(308, { location: `https://api.example.com${url}` }).end(),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { code, said } = await conformance(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.close();
  expect(code).toBe(1);
  expect(said).toMatch(/^http:.+ redirects with 308 to https:\/\/api\.example\.com, .+ Name https.+\n$/);
});
