import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isRunning } from '../../tools/processes.ts';
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

/** The state files of this process: a development server that restarts itself asks again. */
const owned = new Set<string>();

/**
 * Claims a state file for this process, until it ends. Two servers that wrote to the same file would undo each other's
 * changes. Each process has a lock file of its own, so that a dead owner's lock can be removed without the risk that it
 * is another's by now. A process writes its lock first and looks for others then: of two that do so at the same moment
 * at least one sees the other.
 * @returns the path, or undefined where another running process has it
 */
export function claimStateFile(path: string): string | undefined {
  if (owned.has(path)) return path;
  const lock = lockOf(path, process.pid);
  mkdirSync(dirname(path), { recursive: true });
  for (let attempts = 0; ; attempts++) {
    writeFileSync(lock, `claimed ${startOf(process.pid)}`);
    const others = findOtherProcesses(path);
    if (others.length === 0) break;
    rmSync(lock, { force: true });
    const owner = others.find((pid) => readLock(lockOf(path, pid))?.startsWith('owned'));
    if (owner !== undefined || attempts === 200) {
      console.warn(
        `Another server (process ${owner ?? others[0]}) keeps its state in ${path}: this one keeps none.`,
      );
      return undefined;
    }
    // Both have withdrawn, or the other is about to own it: whoever wakes first asks first.
    sleep(Math.random() * 10);
  }
  writeFileSync(lock, `owned ${startOf(process.pid)}`);
  owned.add(path);
  process.once('exit', () => rmSync(lock, { force: true }));
  // Without a listener a signal ends the process at once, with what is still to be written and the lock.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit());
  return path;
}

const lockOf = (path: string, pid: number) => `${path}.${pid}.lock`;

/** @returns the running processes that have a lock; the locks of dead ones are removed */
function findOtherProcesses(path: string): number[] {
  const locks = readdirSync(dirname(path)).filter((name) => name.startsWith(`${basename(path)}.`));
  const pids = locks.map((name) => Number(/\.(\d+)\.lock$/.exec(name)?.[1])).filter(Boolean);
  return pids.filter((pid) => {
    if (pid === process.pid) return false;
    const runs = isRunning(pid) && !isSuccessor(pid, readLock(lockOf(path, pid)));
    if (!runs) rmSync(lockOf(path, pid), { force: true });
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
 * Whether a process has the id of a lock's owner, but is another one: after a reboot, or in a container, ids come again.
 * @param lock what the lock says; empty while it is being written
 */
function isSuccessor(pid: number, lock = ''): boolean {
  const [, start = ''] = lock.split(' ');
  const found = startOf(pid);
  return start !== '' && found !== '' && start !== found;
}

/** When a process began, in the ticks of Linux; '' where the system does not say so. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may hold anything.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
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
