import { type ChildProcess, spawn } from 'node:child_process';

/** Windows has no process groups, and a detached process would open a window. */
const hasGroups = process.platform !== 'win32';

/** The running tools, each the leader of a process group, so that a signal also reaches its children. */
const running = new Set<ChildProcess>();

let isStopping = false;

/** Runs a shell command. @returns its exit code, or null if a signal ended it; it runs nothing after `stopSteps` */
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
      // A stopped step has not failed, and no other may follow.
      if (!isStopping) resolve(code);
    }),
  );
}

/**
 * Ends the running steps, with their servers and browsers: Playwright and Vitest close these on an interrupt. Processes
 * that remain after a while are killed.
 */
export async function stopSteps(killAfter = 10_000): Promise<void> {
  isStopping = true;
  const children = [...running];
  const over = Promise.all(children.map((child) => new Promise((closed) => child.once('close', closed))));
  for (const child of children) signal(child, 'SIGINT');
  const timer = setTimeout(() => children.forEach((child) => signal(child, 'SIGKILL')), killAfter);
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
