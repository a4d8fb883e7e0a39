/** In milliseconds: when a save counts as slow, when calls time out, and when an unsent answer is retried. */
export const deadlines = { notice: 5_000, save: 15_000, read: 15_000, retry: 10_000 };

/**
 * Runs a job with a timeout. After `milliseconds` its signal aborts and the result is `otherwise`, even if the job
 * ignores the signal.
 */
export async function runWithDeadline<Result>(
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
