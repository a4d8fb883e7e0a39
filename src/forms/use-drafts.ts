import { useUserId } from '../api/use-api.ts';
import { openDraft } from '../storage/drafts.ts';
import * as keys from '../storage/keys.ts';

/** Returns a function that opens a draft of the signed-in user, named by a form and its subject: `event 665a…`. */
export function useDrafts() {
  const userId = useUserId();
  return (form: string) => openDraft(keys.draft(userId, form));
}
