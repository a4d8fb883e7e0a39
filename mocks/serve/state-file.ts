import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { restoreKept, stateText } from '../world/state.ts';
import type { World } from '../world/world.ts';

/** Restores a world from a file. A missing one means the seeds. */
export const restoreFrom = (path: string, world: World<unknown>): void =>
  restoreKept(world, () => (existsSync(path) ? readFileSync(path, 'utf8') : undefined));

/**
 * Returns a function to call when a world has changed: it writes the state a moment later, for several changes at once,
 * and at the latest when the process ends. A path has one writer, because each port has a file of its own.
 */
export function createStateWriter(path: string, world: () => World<unknown>): () => void {
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    mkdirSync(dirname(path), { recursive: true });
    // A reader finds the old state or the new one, never half of it.
    writeFileSync(`${path}.new`, stateText(world()));
    renameSync(`${path}.new`, path);
  };
  process.once('exit', write);
  // Without a listener, a signal ends the process at once, without the pending write.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit());
  return () => {
    timer ??= setTimeout(write, 100).unref();
  };
}
