/** In milliseconds: a save says that it takes long, and calls are given up. */
export const deadlines = { notice: 5_000, save: 15_000, read: 15_000 };

/**
 * Runs a job that can be given up. After `milliseconds` its signal aborts and `otherwise` is the
 * result, also where the job does not heed the signal.
 */
export async function within<Result, Otherwise>(
  milliseconds: number,
  job: (signal: AbortSignal) => Promise<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  const giveUp = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<Otherwise>((resolve) => {
    timer = setTimeout(() => {
      resolve(otherwise);
      giveUp.abort();
    }, milliseconds);
  });
  return Promise.race([job(giveUp.signal), deadline]).finally(() => clearTimeout(timer));
}
