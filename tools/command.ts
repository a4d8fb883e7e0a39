import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

// Without it, a signal would end this process alone and leave its servers and browsers.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(128 + constants.signals[signal]));

/** Ends a child process together with this one, also after a signal. */
export function endTogether<Child extends Pick<ChildProcess, 'kill'>>(child: Child): Child {
  process.once('exit', () => child.kill());
  return child;
}

/** Ends a process and waits until it has exited, so that its port is free again. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  child.kill();
  await exit;
}
