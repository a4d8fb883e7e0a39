import type { ChildProcess } from 'node:child_process';

/** Ends a process and waits until it has exited, so that its port is free again. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  child.kill();
  await exit;
}
