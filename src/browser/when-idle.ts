declare global {
  interface Navigator {
    /** Chromium alone has it. */
    connection?: { saveData: boolean };
  }
}

/** Runs a callback once the page is idle, at the latest after two seconds. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2_000 });
  else setTimeout(run, 300);
}

let earlier: Promise<unknown> = Promise.resolve();

/**
 * Loads a chunk that the next click may need: once the page is idle and the chunks before it are loaded, so that they
 * leave most of the connection to the page. Visitors who save data load it with the click, and so does a click after a
 * failure.
 */
export function preloadWhenIdle(load: () => Promise<unknown>): void {
  if (navigator.connection?.saveData) return;
  earlier = earlier
    .then(() => new Promise<void>(whenIdle))
    .then(load)
    .catch(() => {});
}
