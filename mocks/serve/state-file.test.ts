import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guestOfFour } from '../backend/seeds/wedding.ts';
import { stateText } from '../world/state.ts';
import { createMockWorld } from './mock-world.ts';
import { createWorlds } from './node.ts';

let file: string;
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'guestwise-')), 'kept', 'state.json');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  rmSync(dirname(dirname(file)), { recursive: true });
});

const open = (name = 'default') => createWorlds(file).get(name);
const answer = (world = open()) => world.db.guests.get(guestOfFour)?.rsvpCount;

function save(world: ReturnType<typeof open>, rsvpCount: number) {
  const guest = world.db.guests.get(guestOfFour);
  if (guest) world.db.guests.put({ ...guest, rsvpCount });
  world.changed();
}

test('the default world survives a restart, and leaves no temporary file', async () => {
  const world = open();
  save(world, 3);
  save(world, 4);
  await vi.waitFor(() => expect(answer()).toBe(4));
  expect(readdirSync(dirname(file))).toEqual(['state.json']);
});

test('only what changed is kept', async () => {
  save(open(), 3);
  await vi.waitFor(() => expect(readFileSync(file, 'utf8').length).toBeLessThan(1_500));
});

test('a private world is never kept', async () => {
  const worlds = createWorlds(file);
  save(worlds.get('private'), 3);
  save(worlds.get('default'), 1);
  await vi.waitFor(() => expect(answer()).toBe(1));
  expect(answer(open('private'))).toBeNull();
});

test('a missing file means the seeds, without a message', () => {
  expect(answer()).toBeNull();
  expect(console.warn).not.toHaveBeenCalled();
});

test.each([
  ['that is corrupt', '{"kind":"guestwise-mock', 'It is not JSON.'],
  ['that is something else', '{"guests":[]}', 'It is not a state of the mocks.'],
  ['of an older version', kept({ version: 0 }), 'Its version is 0, not 1.'],
  ['over other seeds', kept({ seeds: 0 }), 'It was kept over other seeds.'],
  [
    'with a damaged table',
    kept({ tables: { guests: { changed: [{}], removed: [] } } }),
    'Its table guests is damaged.',
  ],
])('a file %s means the seeds, with a message', async (_what, text, because) => {
  save(open(), 3);
  await vi.waitFor(() => expect(answer()).toBe(3));
  writeFileSync(file, text);
  expect(answer()).toBeNull();
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(because));
});

function kept(changes: object): string {
  return JSON.stringify({ ...JSON.parse(stateText(createMockWorld('seeds'))), ...changes });
}

// On Windows a signal ends a process at once, without its handlers.
test.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a server that %s ends writes its last change',
  async (signal) => {
    const code = `import { createWorlds } from '${resolve('mocks/serve/node.ts')}';
    createWorlds('${file}').get('default').changed();
    console.log('changed');
    setInterval(() => {}, 1_000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.once('data', () => child.kill(signal));
    await new Promise((done) => child.once('close', done));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ version: 1 });
  },
);
