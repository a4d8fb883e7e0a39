/** Milliseconds of work before yielding to the browser: half a frame at 60 Hz. */
const budget = 8;
let sliceStart = 0;

/**
 * Yields to the browser for input and painting once the budget of the current slice is used up; no workers, because the
 * policy forbids them. Cheap to call often.
 * @throws the signal's reason once it is aborted
 */
export const pause = (signal: AbortSignal | undefined): Promise<void> | undefined =>
  performance.now() - sliceStart < budget ? undefined : yieldToBrowser(signal);

async function yieldToBrowser(signal: AbortSignal | undefined) {
  await ('scheduler' in globalThis && 'yield' in globalThis.scheduler
    ? globalThis.scheduler.yield()
    : new Promise((resolve) => {
        setTimeout(resolve);
      }));
  signal?.throwIfAborted();
  sliceStart = performance.now();
}
