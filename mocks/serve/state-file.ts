import { constants, copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { restoreState, stateText } from '../world/state.ts';
import type { World } from '../world/world.ts';

/** Brings a world back to where a file left it. A file that is of no use is said so, and the seeds stay. */
export function restoreFrom<Db>(path: string, world: World<Db>): void {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return;
  }
  try {
    restoreState(world, text);
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    console.warn(`The mocks start from their seeds: ${path} is of no use. ${because}`);
  }
}

/**
 * Claims a state file for this process, until it ends. Two servers that wrote to the same file would undo each other's
 * changes.
 * @returns the path, or undefined where another running process has it
 */
export function claimStateFile(path: string): string | undefined {
  const lock = `${path}.lock`;
  mkdirSync(dirname(path), { recursive: true });
  for (let attempt = 0; !createLock(lock); attempt++) {
    const owner = readOwner(lock);
    // Its owner has made it just now, and is about to write its number.
    if (owner === undefined && attempt < 1_000) continue;
    if (owner === process.pid) return path;
    if (owner !== undefined && isRunning(owner)) {
      console.warn(`Another server (process ${owner}) keeps its state in ${path}: this one keeps none.`);
      return undefined;
    }
    removeLock(lock, owner);
  }
  process.once('exit', () => {
    if (readOwner(lock) === process.pid) rmSync(lock, { force: true });
  });
  // Without a listener a signal ends the process at once, with what is still to be written and the lock.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit());
  return path;
}

/** @returns false where there is one already */
function createLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    return ignore(error, 'EEXIST');
  }
}

/** Takes a dead owner's lock away, unless another process has just taken it over. */
function removeLock(lock: string, owner: number | undefined) {
  const aside = `${lock}.${process.pid}.old`;
  try {
    renameSync(lock, aside);
    if (readOwner(aside) !== owner) copyFileSync(aside, lock, constants.COPYFILE_EXCL);
  } catch (error) {
    ignore(error, 'ENOENT', 'EEXIST');
  }
  rmSync(aside, { force: true });
}

/** @throws any error but the ones with these codes */
function ignore(error: unknown, ...codes: string[]): false {
  if (codes.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
  throw error;
}

function readOwner(lock: string): number | undefined {
  try {
    return Number(readFileSync(lock, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** To be called when a world has changed: writes its state a moment later, many changes at once. */
export function keeper<Db>(path: string, world: () => World<Db>) {
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    process.off('exit', write);
    mkdirSync(dirname(path), { recursive: true });
    // A reader finds the old state or the new one, never half of it.
    const draft = `${path}.${process.pid}.new`;
    writeFileSync(draft, stateText(world()));
    renameSync(draft, path);
  };
  return () => {
    if (timer !== undefined) return;
    timer = setTimeout(write, 100).unref();
    // A server that is stopped in between still leaves nothing out.
    process.once('exit', write);
  };
}
