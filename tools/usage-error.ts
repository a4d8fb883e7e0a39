/** A mistake in how a command was called: one sentence with the next step, without the stack that tools would print. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
