import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { endWithNpm } from './end-with-npm.ts';
import { helpOnRequest } from './help.ts';
import { exitOnUsageError } from './usage-error.ts';

/**
 * The first call of each command. `--help` prints the comment at the top of its file. A usage mistake is reported in
 * one line. A signal, or the end of its npm, ends it with all processes that it has started.
 * @param stop ends what the command runs; not needed for processes passed to `endTogether`
 */
export function beginCommand(stop: () => Promise<void> = () => Promise.resolve()): void {
  helpOnRequest();
  exitOnUsageError();
  endWithNpm();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(128 + constants.signals[signal])));
}

/** Ends a child process together with this one, also after a signal: see `beginCommand`. */
export function endTogether<Child extends Pick<ChildProcess, 'kill'>>(child: Child): Child {
  process.once('exit', () => child.kill());
  return child;
}
