import type { Session } from '../features/session/session.ts';
import { useSession } from '../features/session/use-session.ts';
import { createDrafts } from '../storage/drafts.ts';

/**
 * The unsaved values of the signed-in user's forms, and whether that user is still there; undefined for nobody.
 * The returned function takes the name of a form and of what it is about, such as `event 665a…`.
 */
export function useUnsavedForms(session: Session) {
  const state = useSession(session);
  if (state.status !== 'signed-in') return undefined;
  const { id } = state.user;
  return (form: string) => ({
    draft: createDrafts().of(id, form),
    isSignedIn: () => session.getSnapshot().status === 'signed-in',
  });
}

/**
 * The unsaved values of one form of the signed-in user.
 * @param form names the form and what it is about, such as `event 665a…`
 */
export const useUnsaved = (session: Session, form: string) => useUnsavedForms(session)?.(form);
