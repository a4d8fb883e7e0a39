/** Milliseconds between two lines without a terminal, because a log is read later. */
const pause = 10_000;

/** The output stream of a progress. */
type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

/**
 * Prints the progress of a long command: in a terminal on one line that is overwritten, elsewhere as lines for the
 * first step, at intervals, and at the end.
 * @param total the number of steps
 */
export function createProgress(
  total: number,
  output: Output = process.stdout,
  now = performance.now.bind(performance),
) {
  let done = 0;
  let saidAt = Number.NEGATIVE_INFINITY;
  return {
    /** A step is done. @param name its name */
    step(name: string): void {
      done += 1;
      const text = `${done} of ${total}: ${name}`;
      if (output.isTTY) output.write(`\r\u001B[2K${text}${done === total ? '\n' : ''}`);
      else if (done === total || now() - saidAt >= pause) {
        saidAt = now();
        output.write(`${text}\n`);
      }
    },
  };
}
