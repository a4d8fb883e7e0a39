/** Milliseconds of work before yielding to the browser: half a frame at 60 Hz. */
const budget = 8;

/** Lets long work pause for input and painting; no workers, because the policy forbids them. */
export interface Pacer {
  /**
   * Yields to the browser once the budget of the current slice is used up. Cheap to call often.
   * @throws the signal's reason once it is aborted
   */
  pause(): Promise<void> | undefined;
}

/** Creates the pacer of one long task. */
export function createPacer(signal?: AbortSignal, now: () => number = () => performance.now()): Pacer {
  let sliceStart = now();
  const yieldNow = async () => {
    await yieldToBrowser();
    signal?.throwIfAborted();
    sliceStart = now();
  };
  return { pause: () => (now() - sliceStart < budget ? undefined : yieldNow()) };
}

const yieldToBrowser = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in globalThis.scheduler
    ? globalThis.scheduler.yield()
    : new Promise((resolve) => {
        setTimeout(resolve);
      });
