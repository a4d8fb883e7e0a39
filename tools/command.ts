import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { endWithNpm } from './end-with-npm.ts';
import { helpOnRequest } from './help.ts';
import { exitOnUsageError } from './usage-error.ts';

/**
 * The first call of each command. `--help` prints the comment at the top of its file. A usage mistake is reported in
 * one line. A signal, or the end of its npm, ends it with all processes passed to `endTogether`.
 */
export function beginCommand(): void {
  helpOnRequest();
  exitOnUsageError();
  endWithNpm();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
}

/** Ends a child process together with this one, also after a signal: see `beginCommand`. */
export function endTogether<Child extends Pick<ChildProcess, 'kill'>>(child: Child): Child {
  process.once('exit', () => child.kill());
  return child;
}
