import { useState, useSyncExternalStore } from 'react';
import { openDoubts } from '../storage/doubts.ts';
import { createOnce } from './create-once.ts';

/**
 * `createOnce` for a form: its doubts outlive the form and the page.
 * @param draftKey the key of the form's draft
 */
export function useCreateOnce(draftKey: string) {
  const [{ once, follow }] = useState(() => {
    const { doubts, follow: start } = openDoubts(draftKey);
    return { once: createOnce(doubts), follow: start };
  });
  useSyncExternalStore(follow, once.isInDoubt);
  return once;
}
