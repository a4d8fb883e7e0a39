import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A mistake of the user of a command: one sentence with the next step. It has no stack, which tools would print. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}

/**
 * Whether an error is a mistake in how a command was called: ours, or an option that `parseArgs` or Vite does not know.
 */
const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error &&
    (error.name === 'CACError' || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))));

/** Ends this process with the message of a usage error; rethrows any other error. */
export function exitWith(error: unknown): never {
  if (!isUsage(error)) throw error;
  // Ours may list several mistakes; that of `parseArgs` adds further suggestions.
  console.error(error instanceof UsageError ? error.message : error.message.split(/\n|\. To specify/)[0]);
  collectGarbage();
  process.exit(1);
}

/**
 * V8's compiler threads may wait for a garbage collection by the main thread, which waits for them while it exits: Vite
 * with an invalid port would sometimes print its error and hang (nodejs/node#54918).
 */
function collectGarbage() {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** Makes an uncaught usage error the last line of the command, without a stack. Call it first. */
export function exitOnUsageError(): void {
  process.once('uncaughtException', exitWith);
}

/** Runs a part of another tool, which would print more than the line. */
export function orExit<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    return exitWith(error);
  }
}
