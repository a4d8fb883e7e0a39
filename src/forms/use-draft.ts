import * as keys from '../storage/keys.ts';
import { useIsMutating } from '@tanstack/react-query';
import { use, useState, useSyncExternalStore } from 'react';
import { UserIdContext, useUserId } from '../api/use-api.ts';
import { type Draft, openDraft } from './drafts.ts';

/** Returns a function that opens a draft of the signed-in user, named by a form and its subject: `event 665a…`. */
export function useDrafts() {
  const userId = useUserId();
  return (form: string) => openDraft(keys.draft(userId, form));
}

/** The draft of a form, and whether another tab keeps it (`openDraft`). Without a name, the form has no draft. */
export function useDraft(name: string): { draft: Draft; isElsewhere: boolean };
export function useDraft(name: string | undefined): { draft: Draft | undefined; isElsewhere: boolean };
export function useDraft(name: string | undefined) {
  const userId = use(UserIdContext);
  const [draft] = useState(() =>
    name === undefined || userId === undefined ? undefined : openDraft(keys.draft(userId, name)),
  );
  const isElsewhere = useSyncExternalStore(draft?.subscribe ?? subscribeToNothing, draft?.isElsewhere ?? no);
  return { draft, isElsewhere };
}

/** Whether a form that was left while it was sent, and is opened again, is still being sent. */
export function usePreviousSave(mutationKey: readonly string[]) {
  const [openedAt] = useState(() => Date.now());
  const isOlder = ({ state }: { state: { submittedAt: number } }) => state.submittedAt < openedAt;
  return useIsMutating({ mutationKey, predicate: isOlder }) > 0;
}

const subscribeToNothing = () => () => {};
const no = () => false;
