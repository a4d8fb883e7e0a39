import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isRunning } from '../../tools/processes.ts';
import { restoreState, stateText } from '../world/state.ts';
import type { World } from '../world/world.ts';

/** Restores a world from a file. If the file is unusable, it prints a message and keeps the seeds. */
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

/** The state files of this process. A development server that restarts itself claims its file again. */
const owned = new Set<string>();

/**
 * Claims a state file for this process until it ends: two servers that wrote to the same file would undo each other's
 * changes. Each process has a lock file of its own, so that removing a dead owner's lock cannot remove a new owner's. A
 * process writes its lock before it looks for others, so of two that start together at least one sees the other.
 * @returns the path, or undefined where another running process has it
 */
export function claimStateFile(path: string): string | undefined {
  if (owned.has(path)) return path;
  const lock = getLockPath(path, process.pid);
  mkdirSync(dirname(path), { recursive: true });
  for (let attempts = 0; ; attempts++) {
    writeFileSync(lock, `claimed ${readStart(process.pid)}`);
    const others = findOtherProcesses(path);
    if (others.length === 0) break;
    rmSync(lock, { force: true });
    const owner = others.find((pid) => readLock(getLockPath(path, pid))?.startsWith('owned'));
    if (owner !== undefined || attempts === 200) {
      console.warn(
        `Another server (process ${owner ?? others[0]}) keeps its state in ${path}: this one keeps none.`,
      );
      return undefined;
    }
    // Either both have withdrawn, or the other is about to claim it. After a random pause, one of them tries first.
    sleep(Math.random() * 10);
  }
  writeFileSync(lock, `owned ${readStart(process.pid)}`);
  owned.add(path);
  process.once('exit', () => rmSync(lock, { force: true }));
  // Without a listener, a signal ends the process at once, without the pending write and with its lock in place.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit());
  return path;
}

const getLockPath = (path: string, pid: number) => `${path}.${pid}.lock`;

/**
 * Removes the locks of dead processes.
 * @returns the running processes that have a lock
 */
function findOtherProcesses(path: string): number[] {
  const locks = readdirSync(dirname(path)).filter((name) => name.startsWith(`${basename(path)}.`));
  const pids = locks.map((name) => Number(/\.(\d+)\.lock$/.exec(name)?.[1])).filter(Boolean);
  return pids.filter((pid) => {
    if (pid === process.pid) return false;
    const runs = isRunning(pid) && !isSuccessor(pid, readLock(getLockPath(path, pid)));
    if (!runs) rmSync(getLockPath(path, pid), { force: true });
    return runs;
  });
}

/** @returns undefined where there is no such lock */
function readLock(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return undefined;
  }
}

function sleep(milliseconds: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/**
 * Whether the process with the id of a lock's owner is another one: ids repeat after a reboot or in a container.
 * @param lock the content of the lock; empty while it is being written
 */
function isSuccessor(pid: number, lock = ''): boolean {
  const [, start = ''] = lock.split(' ');
  const found = readStart(pid);
  return start !== '' && found !== '' && start !== found;
}

/** When a process started, in clock ticks of Linux; '' where the system does not tell. */
function readStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may contain any character.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Call it when a world has changed: it writes the state a moment later, for several changes at once. */
export function createStateWriter<Db>(path: string, world: () => World<Db>) {
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
    // A pending change is written even if the server is stopped first.
    process.once('exit', write);
  };
}
