/** Milliseconds between two lines where there is no terminal: a log is read later, and by machines. */
const pause = 10_000;

/** What a progress is written to. */
type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

/**
 * Says how far a long command is: in a terminal on one line that is written over, elsewhere with a line for the
 * first step, then now and then, and at the end.
 * @param total how many steps there are
 */
export function createProgress(
  total: number,
  output: Output = process.stdout,
  now = performance.now.bind(performance),
) {
  let done = 0;
  let saidAt = Number.NEGATIVE_INFINITY;
  return {
    /** A step is done. @param name what it was */
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
