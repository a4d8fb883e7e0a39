import { deadlines } from './deadlines.ts';

/** Runs a job again later, after pauses that double up to 16 times the first. */
export function createRetry(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let count = 0;

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    /**
     * Several failures before the next retry are one step of the backoff.
     * @param milliseconds replaces the pause, and a retry that is scheduled already
     */
    schedule(milliseconds?: number) {
      if (milliseconds === undefined && timer !== undefined) return;
      stop();
      timer = setTimeout(
        () => {
          timer = undefined;
          run();
        },
        milliseconds ?? deadlines.retry * 2 ** Math.min(count++, 4),
      );
    },
    stop,
    /** How often the pause was not given. */
    getCount: () => count,
  };
}
