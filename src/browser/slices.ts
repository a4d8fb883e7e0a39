/** Milliseconds of work before yielding to the browser: half a frame at 60 Hz. */
const budget = 8;
let sliceStart = 0;
/** Items of a list between two calls of `pause`: a few milliseconds of work. */
export const sliceLength = 500;

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

/** Sorts in slices. Equal items keep their order, as in Array.prototype.sort. */
export async function sortInSlices<T>(
  items: readonly T[],
  compare: (one: T, other: T) => number,
  signal?: AbortSignal,
): Promise<T[]> {
  let runs: T[][] = [];
  for (let at = 0; at < items.length; at += sliceLength) {
    runs.push(items.slice(at, at + sliceLength).sort(compare));
    await pause(signal);
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let at = 0; at < runs.length; at += 2)
      merged.push(await mergeInSlices(runs[at] ?? [], runs[at + 1] ?? [], compare, signal));
    runs = merged;
  }
  return runs[0] ?? [];
}

/** Merges two sorted lists in slices. Of equal items, those of the first list come first. */
export async function mergeInSlices<T>(
  left: readonly T[],
  right: readonly T[],
  compare: (one: T, other: T) => number,
  signal?: AbortSignal,
): Promise<T[]> {
  const merged: T[] = [];
  let [one, other] = [0, 0];
  while (one < left.length && other < right.length) {
    merged.push(compare(left[one] as T, right[other] as T) <= 0 ? (left[one++] as T) : (right[other++] as T));
    if (merged.length % sliceLength === 0) await pause(signal);
  }
  return [...merged, ...left.slice(one), ...right.slice(other)];
}
