import type { Session } from '../features/session/session.ts';
import { useSession } from '../features/session/use-session.ts';
import { createDrafts } from '../storage/drafts.ts';

/**
 * The unsaved values of the signed-in user's form, and whether that user is still there.
 * @param form names the form and what it is about, such as `event 665a…`
 */
export function useUnsaved(session: Session, form: string) {
  const state = useSession(session);
  if (state.status !== 'signed-in') return undefined;
  return {
    draft: createDrafts().of(state.user.id, form),
    isSignedIn: () => session.getSnapshot().status === 'signed-in',
  };
}

/** Where the signed-in user's unsaved values are kept, by the form's name; undefined for nobody. */
export function useDrafts(session: Session) {
  const state = useSession(session);
  if (state.status !== 'signed-in') return undefined;
  return (form: string) => createDrafts().of(state.user.id, form);
}
