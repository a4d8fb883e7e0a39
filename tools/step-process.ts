import { type ChildProcess, spawn } from 'node:child_process';

/** On Windows there are no groups of processes, and a detached one would open a window. */
const hasGroups = process.platform !== 'win32';

/** The tools that run, each the first of a group of processes, so that a signal reaches what it has started as well. */
const running = new Set<ChildProcess>();

let isStopping = false;

/** Runs a command of a shell. @returns its exit code, or null where a signal ended it; nothing after `stopSteps` */
export function runStep(
  command: string,
  environment: Record<string, string>,
  onOutput: (text: string) => void,
): Promise<number | null> {
  const child = spawn(command, {
    shell: true,
    detached: hasGroups,
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...environment },
  });
  running.add(child);
  child.stdout.on('data', (data: Buffer) => onOutput(data.toString()));
  child.stderr.on('data', (data: Buffer) => onOutput(data.toString()));
  return new Promise((resolve) =>
    child.on('close', (code) => {
      running.delete(child);
      // One that was stopped has not failed, and no other is to follow.
      if (!isStopping) resolve(code);
    }),
  );
}

/**
 * Ends the steps that run, with their servers and browsers: Playwright and Vitest close these at an interrupt. What is
 * still there after a while is killed.
 */
export async function stopSteps(patience = 10_000): Promise<void> {
  isStopping = true;
  const children = [...running];
  const over = Promise.all(children.map((child) => new Promise((closed) => child.once('close', closed))));
  for (const child of children) signal(child, 'SIGINT');
  const timer = setTimeout(() => children.forEach((child) => signal(child, 'SIGKILL')), patience);
  await over;
  clearTimeout(timer);
}

function signal({ pid = 0 }: ChildProcess, name: NodeJS.Signals) {
  try {
    process.kill(hasGroups ? -pid : pid, name);
  } catch {
    // All of it has ended.
  }
}
