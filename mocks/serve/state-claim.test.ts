import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimStateFile } from './state-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guestwise-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Runs a module in a process of its own, with the code under test imported. */
function run(code: string) {
  const imports = `import { claimStateFile, createStateWriter } from '${resolve('mocks/serve/state-file.ts')}';
    import { createBackendWorld } from '${resolve('mocks/backend/backend.ts')}';`;
  return spawn(process.execPath, ['--input-type=module', '-e', imports + code], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

/** A process id that no process has. */
const nobody = '2147483646';

test('two servers never write to the same state file', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const path = join(folder, 'state.json');
  // Process 1 always runs; an unused process id does not hold the file.
  writeFileSync(`${path}.1.lock`, 'owned');
  expect(claimStateFile(path)).toBeUndefined();
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('Another server (process 1) keeps'));
  rmSync(`${path}.1.lock`);
  writeFileSync(`${path}.${nobody}.lock`, 'owned');
  expect(claimStateFile(path)).toBe(path);
  expect(claimStateFile(path)).toBe(path);
  expect(readdirSync(folder)).toEqual([`state.json.${process.pid}.lock`]);
});

test.runIf(process.platform === 'linux')(
  'a lock expires with its owner, even if another process gets the same id',
  () => {
    const path = join(folder, 'state.json');
    const child = spawn('sleep', ['60']);
    try {
      writeFileSync(`${path}.${child.pid}.lock`, 'owned 1');
      expect(claimStateFile(path)).toBe(path);
      expect(readdirSync(folder)).toEqual([`state.json.${process.pid}.lock`]);
    } finally {
      child.kill();
    }
  },
);

test('of three servers started together one gets the state file, also after a dead owner', async () => {
  const rounds = 100;
  for (let round = 1; round < rounds; round += 2)
    writeFileSync(join(folder, `${round}.${nobody}.lock`), 'owned');
  const children = [1, 2, 3].map(() =>
    run(`console.warn = () => {};
      process.setMaxListeners(0);
      console.log('ready');
      const start = await new Promise((go) => process.stdin.once('data', (data) => go(Number(data))));
      const owned = [];
      for (let round = 0; round < ${rounds}; round++) {
        while (performance.timeOrigin + performance.now() < start + round * 3);
        if (claimStateFile('${folder}/' + round)) owned.push(round);
      }
      console.log(JSON.stringify(owned));
      process.stdin.once('data', () => process.exit());`),
  );
  const heard = (child: (typeof children)[number]) =>
    new Promise<string>((said) => child.stdout.once('data', (data: Buffer) => said(data.toString())));
  await Promise.all(children.map(heard));
  const owned = children.map(heard);
  for (const { stdin } of children) stdin.write(String(Date.now() + 50));
  const all = (await Promise.all(owned)).flatMap((said) => JSON.parse(said) as number[]);
  expect(all.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: rounds }, (_, round) => round),
  );
  for (const child of children) {
    child.stdin.write('end');
    await new Promise((done) => child.once('close', done));
  }
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a server that %s ends writes its last change and releases the state file',
  async (signal) => {
    const path = join(folder, 'state.json');
    const child = run(`const path = claimStateFile('${path}');
      const world = createBackendWorld('default', createStateWriter(path, () => world));
      world.changed();
      console.log('changed');
      setInterval(() => {}, 1_000);`);
    child.stdout.once('data', () => child.kill(signal));
    await new Promise((done) => child.once('close', done));
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ version: 1 });
    expect(existsSync(`${path}.${child.pid}.lock`)).toBe(false);
  },
);
