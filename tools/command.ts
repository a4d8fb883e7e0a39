import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { endWithNpm } from './end-with-npm.ts';
import { helpOnRequest } from './help.ts';
import { exitOnUsageError } from './usage-error.ts';

/**
 * What each command does first: `--help` prints what its file begins with. A mistake in how it was called becomes one line, and a signal ends it, with all that it has
 * started, as the end of its npm does.
 * @param stop ends what the command runs; what `endTogether` was told of needs no such thing
 */
export function beginCommand(stop: () => Promise<void> = () => Promise.resolve()): void {
  helpOnRequest();
  exitOnUsageError();
  endWithNpm();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(128 + constants.signals[signal])));
}

/** Ends a process that this one has started together with this one, by a signal too: see `beginCommand`. */
export function endTogether<Child extends Pick<ChildProcess, 'kill'>>(child: Child): Child {
  process.once('exit', () => child.kill());
  return child;
}
