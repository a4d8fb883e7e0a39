import * as keys from '../storage/keys.ts';
import { useIsMutating } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useUserId } from '../api/use-api.ts';
import { openDraft } from './drafts.ts';

/** Returns a function that opens a draft of the signed-in user, named by a form and its subject: `event 665a…`. */
export function useDrafts() {
  const userId = useUserId();
  return (form: string) => openDraft(keys.draft(userId, form));
}

/** The draft of a form of the signed-in user, and when the form starts again. */
export function useDraft(name: string) {
  const userId = useUserId();
  const [draft] = useState(() => openDraft(keys.draft(userId, name)));
  const isElsewhere = useSyncExternalStore(draft.subscribe, draft.isElsewhere);
  const mutationKey = ['form', draft.key];
  const isPreviousSaveRunning = usePreviousSave(mutationKey);
  const [discards, setDiscards] = useState(0);
  return {
    draft,
    /** Whether another tab keeps the draft. */
    isElsewhere,
    /** Of the mutation that sends the form. */
    mutationKey,
    /** Whether the form was left while it was sent, and is still being sent. */
    isPreviousSaveRunning,
    /** A new key means that the form starts again. */
    key: `${discards} ${isElsewhere} ${isPreviousSaveRunning}`,
    /** Removes the draft, and starts the form again. */
    discard() {
      draft.remove();
      setDiscards((count) => count + 1);
    },
  };
}

/** Whether a form that was left while it was sent, and is opened again, is still being sent. */
function usePreviousSave(mutationKey: readonly string[]) {
  const [openedAt] = useState(() => Date.now());
  const isOlder = ({ state }: { state: { submittedAt: number } }) => state.submittedAt < openedAt;
  return useIsMutating({ mutationKey, predicate: isOlder }) > 0;
}
