import { msg } from '@lingui/core/macro';
import { reloadFor } from './missing-part.ts';
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
        message: msg`This part of the page could not be loaded.`,
        action: { label: msg`Try again`, run: retry },
      });
    return undefined;
  }
}
