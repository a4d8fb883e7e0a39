import { whenIdle } from './when-idle.ts';

/** Loads a chunk that may be needed later. A failure is ignored: the first use loads the chunk again. */
export const preload = (load: () => Promise<unknown>): void => void load().catch(() => {});

/** Preloads a chunk once the page is idle. */
export const preloadWhenIdle = (load: () => Promise<unknown>): void => whenIdle(() => preload(load));

/** Returns a ref for an element: its chunk is preloaded once the page is idle. */
export const createPreloadRef = (load: () => Promise<unknown>) => (element: Element | null) => {
  if (element) preloadWhenIdle(load);
};
