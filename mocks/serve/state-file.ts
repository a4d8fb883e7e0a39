import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readState, stateText } from '../state.ts';
import type { World } from '../world.ts';

/** Brings a world back to where a file left it. A file that is of no use is said so, and the seeds stay. */
export function restoreFrom<Db>(path: string, world: World<Db>): void {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return;
  }
  try {
    world.history.restore(readState(text));
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    console.warn(`The mocks start from their seeds: ${path} is of no use. ${because}`);
  }
}

/** Writes a world's state some time after it has changed, many changes at once. */
export function keeper<Db>(path: string, world: () => World<Db>) {
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    mkdirSync(dirname(path), { recursive: true });
    // A reader finds the old state or the new one, never half of it.
    const draft = `${path}.${process.pid}.new`;
    writeFileSync(draft, stateText(world().history.changes()));
    renameSync(draft, path);
  };
  process.once('exit', write);
  return {
    changed() {
      timer ??= setTimeout(write, 100).unref();
    },
    /** Writes at once what is still to be written. */
    write,
  };
}
