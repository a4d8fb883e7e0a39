import { markOnce } from '../storage/storage.ts';

const missing = new WeakSet<object>();
let exportName = '';

/**
 * Takes note of every part of this export that cannot be fetched any more, which is what a newer one
 * leaves of it: Vite tells of each script and style.
 * @param name differs from export to export
 */
export function watchChunkErrors(name: string) {
  exportName = name;
  addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
    // The router reloads for the errors that it knows by their words, on a dead line too. With this
    // mark of its own it leaves that to `reloadFor`.
    markOnce(`tanstack_router_reload:${payload.message}`);
  });
}

/** Whether a part of this export is what failed. */
const isMissingPart = (error: unknown) => error instanceof Error && missing.has(error);

/**
 * Loads the page anew where that may bring the part that is missing: once an export, and never
 * where the browser keeps no mark of it.
 * @returns whether the page is on its way out
 */
export function reloadFor(error: unknown) {
  const reloads = isMissingPart(error) && navigator.onLine && markOnce(`guestwise.reloaded:${exportName}`);
  if (reloads) location.reload();
  return reloads;
}
