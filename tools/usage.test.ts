import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { requireChromium } from './chromium.ts';
import { orExit } from './usage-error.ts';
import { readExported } from './vite/preview-headers.ts';

const taken = createServer();
let port = 0;
const empty = mkdtempSync(join(tmpdir(), 'guestwise-'));
beforeAll(async () => {
  await new Promise<void>((resolve) => taken.listen(0, 'localhost', resolve));
  const address = taken.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  taken.close();
  rmSync(empty, { recursive: true });
});

/** Runs a command as a script does. @returns its exit code and its error output */
function run(command: string, environment: Record<string, string> = {}) {
  const [program = '', ...options] = command.split(' ');
  const child = spawn(program, options, { env: { ...process.env, NO_COLOR: '1', ...environment } });
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  return new Promise<{ code: number | null; said: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, said })),
  );
}

const oneLine = /^[^\n]+\n$/;

test.each([
  ['node tools/test.ts', { CHROMIUM_PATH: '/no/browser' }, 'CHROMIUM_PATH=/no/browser is no program'],
  [
    'vite build --configLoader native',
    { VITE_API_URL: 'https://api.example.com' },
    'The build knows no VITE_API_URL.',
  ],
  ['node tools/run.ts vite --prot 3', {}, 'Unknown option `--prot`'],
] as const)('%s with %o ends with one line', async (command, environment, words) => {
  const { code, said } = await run(command, { ...environment });
  expect(said).toMatch(oneLine);
  expect(said).toContain(words);
  expect(code).toBe(1);
});

test('a port in use is found before the tests run', async () => {
  const environment = { E2E_PORT: String(port), CHROMIUM_PATH: process.execPath };
  expect(await run('node tools/test.ts', environment)).toEqual({
    code: 1,
    said: expect.stringMatching(`^Port ${port} is taken: [^\n]+E2E_PORT=4300.\n$`),
  });
});

test('without a browser, every browser test says at its start what to do', async () => {
  expect(() => requireChromium(() => undefined)).toThrow(
    /^There is no browser for the tests\. Run .*CHROMIUM_PATH/,
  );
  const { default: screens } = await import('../screens/vitest.config.ts');
  expect(screens.plugins).toContainEqual(expect.objectContaining({ name: 'guestwise:needs-browser' }));
});

test('a preview without an export names the command that creates it', () => {
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(empty);
  const hint = (folder: string) => {
    try {
      return readExported(resolve(empty, folder), '_headers');
    } catch (error) {
      return (error as Error).message.split(' yet. Run: ')[1];
    }
  };
  const commands = [
    'dist',
    'dist-standalone',
    'dist-elsewhere',
    'out/party',
    '/abs/dist',
    '/abs/a-standalone',
  ].map(hint);
  cwd.mockRestore();
  expect(commands).toEqual([
    'npm run build',
    'npm run build:standalone',
    'npm run build -- --outDir dist-elsewhere',
    'npm run build -- --outDir out/party',
    'npm run build -- --outDir /abs/dist',
    'npm run build:standalone -- --outDir /abs/a-standalone',
  ]);
});

test('an unknown option is a usage error, and a bug is not', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  const say = vi.spyOn(console, 'error').mockImplementation(() => {});
  const parse = () => parseArgs({ args: ['--qick'], options: { quick: { type: 'boolean' } } });
  expect(() => orExit(parse)).toThrow('exit');
  expect(say).toHaveBeenCalledExactlyOnceWith("Unknown option '--qick'");
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  exit.mockRestore();
  say.mockRestore();
  const bug = () => {
    throw new TypeError('a bug');
  };
  expect(() => orExit(bug)).toThrow(TypeError);
});
