import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { requireChromium } from './chromium.ts';
import { orExit } from './usage-error.ts';
import { ownFolder } from './vite/own-folder.ts';
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
  ['node tools/engines/engines.ts', { E2E_PORT: 'one' }, 'E2E_PORT=one is no port'],
  ['vitest run --config screens/vitest.config.ts', { CHROMIUM_PATH: '/no/browser' }, 'is no program'],
  ['vite --configLoader native', { BACKEND: '8080' }, 'BACKEND=8080 is not an address'],
  [
    'vite build --configLoader native',
    { VITE_API_URL: 'https://api.example.com' },
    'The build knows no VITE_API_URL.',
  ],
  ['node mocks/serve/standalone.ts --port one', {}, '--port one is no port'],
  ['node tools/run.ts vite --prot 3', {}, 'Unknown option `--prot`'],
  ['node tools/run.ts vite build --outdir x', {}, 'Unknown option `--outdir`'],
  ['node tools/run.ts vitest run --qick', {}, 'Unknown option `--qick`'],
  [
    'node tools/run.ts vite --configLoader native 5174',
    {},
    '5174 is no option. Options come after two dashes',
  ],
  ['node tools/run.ts vite build --configLoader native /abs', {}, '/abs is no option.'],
  ['vite --configLoader native --host host.invalid', {}, '--host host.invalid is no address of this machine'],
  ['vite --configLoader native --port one', {}, '--port one is no port'],
  ['vite preview --configLoader native --port 99999', {}, '--port 99999 is no port'],
] as const)('%s with %o ends with one line', async (command, environment, words) => {
  const { code, said } = await run(command, { ...environment });
  expect(said).toMatch(oneLine);
  expect(said).toContain(words);
  expect(code).toBe(1);
});

test('a refused folder is not created', async () => {
  await run('node tools/run.ts vite --configLoader native no-such-folder');
  expect(existsSync('no-such-folder')).toBe(false);
});

test('the scripts run Vite and Vitest so that an invalid option is one line', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const bare = Object.values(scripts).filter((script) => /&& (?:vite|vitest) /.test(script));
  expect(bare).toEqual([]);
});

test('a build with an invalid configuration lists every reason, without a stack', async () => {
  const { code, said } = await run('vite build --configLoader native', {
    VITE_COUNTRY_CODE: '+90',
    VITE_REFRESH_SECONDS: '5',
  });
  expect({ code, said }).toEqual({
    code: 1,
    said: [
      "The build's configuration cannot be used:",
      '  VITE_COUNTRY_CODE=+90 must be a country code in digits such as 90',
      '  VITE_REFRESH_SECONDS=5 must be 0, or a number of seconds from 10 to 9999',
      '',
    ].join('\n'),
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

test('a copy of the product in another folder can be tested, and is not a stray argument', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  const say = vi.spyOn(console, 'error').mockImplementation(() => {});
  const start = (mode: string) => () =>
    Reflect.apply(ownFolder().config as () => void, undefined, [{ root: resolve('.sabotage') }, { mode }]);
  expect(start('test')).not.toThrow();
  expect(start('development')).toThrow('exit');
  exit.mockRestore();
  say.mockRestore();
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

test('a command that ends with a line leaves no thread waiting for a collection', () => {
  const options = ['--trace-gc', 'tools/test.ts', '--qick'];
  const { stdout, status } = spawnSync('node', options, { encoding: 'utf8' });
  expect(stdout).toContain('Mark-Compact');
  expect(status).toBe(1);
});

test('a port in use is found before the tests run, and before anything is served', async () => {
  const environment = { E2E_PORT: String(port), CHROMIUM_PATH: process.execPath };
  const [tests, mocks, ...pages] = await Promise.all([
    run('node tools/test.ts', environment),
    run(`node mocks/serve/standalone.ts --port ${port}`),
    run(`vite --configLoader native --strictPort --port ${port}`),
    run(`vite preview --configLoader native --strictPort --port ${port}`),
  ]);
  expect(tests).toEqual({
    code: 1,
    said: expect.stringMatching(`^Port ${port} is taken: [^\n]+E2E_PORT=4300.\n$`),
  });
  expect(mocks).toEqual({ code: 1, said: expect.stringMatching(`^Port ${port} is taken: [^\n]+--port.\n$`) });
  for (const page of pages)
    expect(page).toEqual({
      code: 1,
      said: expect.stringMatching(`^Port ${port} is taken: [^\n]+--port=4300.\n$`),
    });
});
