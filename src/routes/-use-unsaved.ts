import type { Session } from '../features/session/session.ts';
import { useSession } from '../features/session/use-session.ts';
import { createDraft, formTexts } from '../storage/drafts.ts';

/**
 * The draft of the signed-in user's form, and whether that user is still signed in.
 * @param form names the form and what it is about, such as `event 665a…`
 */
export function useUnsaved(session: Session, form: string) {
  const state = useSession(session);
  if (state.status !== 'signed-in') return undefined;
  return {
    draft: createDraft(state.user.id, form, formTexts),
    isSignedIn: () => session.getSnapshot().status === 'signed-in',
  };
}
