import type { Session } from '../features/session/session.ts';
import { useUserId } from '../features/session/use-session.ts';
import { openDraft, type Draft } from '../storage/drafts.ts';
import * as keys from '../storage/keys.ts';

/** Opens a draft of a form, named by the form and its subject, such as `event 665a…`. */
export type GetDraft = (form: string) => Draft;

/** The drafts of the signed-in user's forms; undefined when signed out. */
export function useDrafts(session: Session): GetDraft | undefined {
  const id = useUserId(session);
  return id === undefined ? undefined : (form) => openDraft(keys.draft(id, form));
}
