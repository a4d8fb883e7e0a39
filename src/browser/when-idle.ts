declare global {
  interface Navigator {
    /** Chromium alone has it. */
    connection?: { saveData: boolean };
  }
}

/** Resolves once the page is idle, at the latest after two seconds. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 2_000 });
    else setTimeout(resolve, 300);
  });

let earlier: Promise<unknown> = Promise.resolve();

/**
 * Runs a task once the page is idle and the tasks before it have ended, so that they leave most of the connection to the
 * page. A failure is ignored.
 */
export function runWhenIdle(task: () => Promise<unknown>): void {
  earlier = earlier
    .then(idle)
    .then(task)
    .catch(() => {});
}

/**
 * Loads a chunk that the next click may need. For visitors who save data, as after a failure, the click itself loads the
 * chunk.
 */
export function preloadWhenIdle(load: () => Promise<unknown>): void {
  if (!navigator.connection?.saveData) runWhenIdle(load);
}
