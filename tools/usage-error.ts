/** A mistake of whoever runs a command: one sentence with the next step. It has no stack, which tools would print. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
