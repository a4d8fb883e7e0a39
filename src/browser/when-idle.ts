/** Runs a callback once the page is idle, at the latest after two seconds. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2_000 });
  else setTimeout(run, 300);
}

/** Loads a chunk once the page is idle. A failure is ignored: the first use loads the chunk again. */
export const preloadWhenIdle = (load: () => Promise<unknown>): void =>
  whenIdle(() => void load().catch(() => {}));
