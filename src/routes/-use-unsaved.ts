import type { Session } from '../features/session/session.ts';
import { useUserId } from '../features/session/use-session.ts';
import { createDraft, formTexts } from '../storage/drafts.ts';

/**
 * The drafts of the signed-in user's forms, and whether that user is still signed in; undefined when signed out. The
 * returned function takes the name of a form and its subject, such as `event 665a…`.
 */
export function useUnsavedForms(session: Session) {
  const id = useUserId(session);
  if (id === undefined) return undefined;
  return (form: string, beside?: readonly string[]) => ({
    draft: createDraft(id, form, formTexts, beside),
    isSignedIn: () => session.getSnapshot().status === 'signed-in',
  });
}

/**
 * The draft of one form of the signed-in user.
 * @param form names the form and its subject, such as `event 665a…`
 * @param beside names in it: a copy in which only they differ is the same record
 */
export const useUnsaved = (session: Session, form: string, beside?: readonly string[]) =>
  useUnsavedForms(session)?.(form, beside);
