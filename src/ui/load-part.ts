import { msg } from '@lingui/core/macro';
import { canReloadFor, reloadFor } from './missing-part.ts';
import { toasts } from './toasts.ts';

/** Loads a requested chunk of the page. A failure shows a toast, and the page stays as it is. */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  retry: () => void,
): Promise<Part | undefined> {
  try {
    return await load();
  } catch (error) {
    if (!reloadFor(error))
      toasts.show({
        variant: 'error',
        message: navigator.onLine
          ? msg`We could not load this part of the page.`
          : msg`You are offline. Try again when you are back online.`,
        // Some browsers remember a failed import until the page is reloaded.
        action: canReloadFor(error)
          ? { label: msg`Reload the page`, run: () => location.reload() }
          : { label: msg`Try again`, run: retry },
      });
    return undefined;
  }
}
