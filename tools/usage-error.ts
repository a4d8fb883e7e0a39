/** Wrong use of a command: one sentence with the next step, without the stack that tools would print. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
