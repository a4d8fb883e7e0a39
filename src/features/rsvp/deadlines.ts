/** In milliseconds: when a save says that it takes long, calls are given up, and a waiting answer is tried again. */
export const deadlines = { notice: 5_000, save: 15_000, read: 15_000, retry: 10_000 };

/**
 * Runs a job with a deadline. After `milliseconds` its signal aborts and the result is `otherwise`,
 * even if the job ignores the signal.
 */
export async function within<Result>(
  milliseconds: number,
  job: (signal: AbortSignal) => Promise<Result>,
  otherwise: NoInfer<Result>,
): Promise<Result> {
  const giveUp = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<Result>((resolve) => {
    timer = setTimeout(() => {
      resolve(otherwise);
      giveUp.abort();
    }, milliseconds);
  });
  return Promise.race([job(giveUp.signal), deadline]).finally(() => clearTimeout(timer));
}
