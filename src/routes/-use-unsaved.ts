import type * as v from 'valibot';
import type { Session } from '../features/session/session.ts';
import { useSession } from '../features/session/use-session.ts';
import { createDraft } from '../storage/drafts.ts';

/**
 * The draft of the signed-in user's form, and whether that user is still signed in.
 * @param form names the form and what it is about, such as `event 665a…`
 * @param schema the shape of the draft: `formTexts` for a plain form
 */
export function useUnsaved<T>(session: Session, form: string, schema: v.GenericSchema<unknown, T>) {
  const state = useSession(session);
  if (state.status !== 'signed-in') return undefined;
  return {
    draft: createDraft(state.user.id, form, schema),
    isSignedIn: () => session.getSnapshot().status === 'signed-in',
  };
}
