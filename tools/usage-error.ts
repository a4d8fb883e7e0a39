import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A mistake of whoever runs a command: one sentence with the next step. It has no stack, which tools would print. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}

/** Whether an error is a mistake in how a command was called: ours, or an option that `parseArgs` or Vite does not know. */
const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error &&
    (error.name === 'CACError' || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))));

/** Ends this process with what a usage error says; throws any other error on. */
export function exitWith(error: unknown): never {
  if (!isUsage(error)) throw error;
  // Ours may list several mistakes; the one of `parseArgs` goes on about what else could be meant.
  console.error(error instanceof UsageError ? error.message : error.message.split(/\n|\. To specify/)[0]);
  collectGarbage();
  process.exit(1);
}

/**
 * Threads of V8 that compile may wait for a collection by the main thread, and the main thread waits for them while it
 * exits: Vite with a wrong port would now and then say so and hang (nodejs/node#54918).
 */
function collectGarbage() {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** Makes a usage error that nobody catches the last line of the command, without a stack. Called first. */
export function exitOnUsageError(): void {
  process.once('uncaughtException', exitWith);
}

/** Runs a part of a tool of others, which would print more than the line. */
export function orExit<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    return exitWith(error);
  }
}
