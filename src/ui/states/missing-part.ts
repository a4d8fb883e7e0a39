import { msg } from '@lingui/core/macro';
import { markOnce } from '../../storage/storage.ts';
import { toasts } from '../toasts/toasts.ts';

const missing = new WeakSet<object>();
let exportName = '';

/**
 * Records every chunk of this export that fails to load, as after a newer deployment: Vite reports each script and
 * style.
 * @param name differs from export to export
 */
export function watchChunkErrors(name: string) {
  exportName = name;
  addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
    // The router reloads for the errors that it recognises by their messages, even without a connection. With this mark
    // of its own it leaves that to `reloadFor`.
    markOnce(`tanstack_router_reload:${payload.message}`);
  });
}

/** Whether an error comes from a chunk of this export that could not be loaded. */
export const isMissingPart = (error: unknown) => error instanceof Error && missing.has(error);

/** Whether an error comes from a missing chunk, and the page is online, so a reload may find it. */
const canReloadFor = (error: unknown) => isMissingPart(error) && navigator.onLine;

/**
 * Reloads the page if that may find the missing chunk: once per export, and never if the browser cannot store a mark of
 * it.
 * @returns whether the page is being reloaded
 */
export function reloadFor(error: unknown) {
  const reloads = canReloadFor(error) && markOnce(`guestwise.reloaded:${exportName}`);
  if (reloads) location.reload();
  return reloads;
}

/** Reloads the page if that may find the missing chunk; otherwise a toast says so, and the page stays as it is. */
export function reportMissingPart(error: unknown, retry?: () => void) {
  if (reloadFor(error)) return;
  const retryAction = retry && { label: msg`Try again`, run: retry };
  // Some browsers remember a failed import until the page is reloaded.
  const action = canReloadFor(error)
    ? { label: msg`Reload the page`, run: () => location.reload() }
    : retryAction;
  toasts.show({
    variant: 'error',
    message: navigator.onLine
      ? msg`We could not load this part of the page.`
      : msg`You are offline. Try again when you are back online.`,
    ...(action && { action }),
  });
}
