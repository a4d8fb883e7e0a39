import { msg } from '@lingui/core/macro';
import { mayHaveBeenDone, serverMessage, SessionOver } from '../api/errors.ts';
import type { Draft, FormTexts } from '../storage/drafts.ts';
import { toasts } from '../ui/toasts.ts';

/** Thrown by `submit` if the person was asked and chose not to send the form now. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

/** Two people changed the same field, and the form was left before its question was answered. Nothing is sent. */
export class LeftUnanswered extends Error {
  override readonly name = 'LeftUnanswered';
  /** For whoever opens the form again. */
  readonly text = msg`Not saved: someone else changed this meanwhile. Save again to compare.`;
}

/** A form that is being sent. */
interface SentForm {
  /** Whether the person sees the form. */
  isShown(): boolean;
}

interface Sending extends SentForm {
  finished: Promise<void>;
  /** Where the person sees it: a form may be closed, and opened again, before the response. */
  element: HTMLFormElement;
  /** What a `useMerge` has saved, once it is: a form that was opened meanwhile shows older texts. */
  saved?: FormTexts;
}

const memories = new Set<Map<string, SentForm>>();

/** Forms that were on the screen when their session ended. The next login leads back to them and their drafts. */
const shownAtEnd = new WeakSet<SentForm>();

/** A memory of forms that are being sent, by the keys of their drafts. It ends with the session. */
export function rememberForms<T extends SentForm>(): Map<string, T> {
  const forms = new Map<string, T>();
  memories.add(forms);
  return forms;
}

/** Forgets all forms that are being sent, because their session has ended. @returns how many there were */
export function forgetForms(): number {
  const count = [...memories].reduce((sum, { size }) => sum + size, 0);
  for (const forms of memories) {
    for (const form of forms.values()) if (form.isShown()) shownAtEnd.add(form);
    forms.clear();
  }
  return count;
}

const sendings = rememberForms<Sending>();

/** The form of a draft that is being sent. */
export const getSending = (draftKey: string) => sendings.get(draftKey);

/** Sends a form. @returns what leads elsewhere then, if anything */
export type Submit = (isShown: () => boolean) => Promise<void | (() => Promise<void>)>;

/**
 * Sends a form, and deletes its draft. If it fails after the person has left the form, a toast says so.
 * @param submit sends it; `isShown` tells whether the person still sees the form, or sees it again
 */
export function sendForm(draft: Draft | undefined, element: HTMLFormElement, submit: Submit): Promise<void> {
  const run = async () => {
    // The form may change its draft while it is sent.
    const noteCreated = draft?.prepareCreate();
    try {
      const leave = await submit(sending.isShown);
      // Saved without a comparison with a record, it has created one.
      if (!sending.saved) noteCreated?.();
      draft?.remove();
      await leave?.();
    } catch (error) {
      if (draft) reportLeftForm(error, sending);
      throw error;
    } finally {
      if (draft && sendings.get(draft.key) === sending) sendings.delete(draft.key);
    }
  };
  const { promise, resolve } = Promise.withResolvers<void>();
  const sending: Sending = {
    element,
    finished: promise,
    isShown: () => sending.element.isConnected,
  };
  if (draft) sendings.set(draft.key, sending);
  resolve(run());
  return promise;
}

/**
 * Drops the draft of a form if another tab has created what it shows.
 * @param onDiscard starts the form again, or closes it
 * @returns whether it was dropped
 */
export function dropCreated(draft: Draft | undefined, onDiscard: () => void): boolean {
  if (!draft?.isCreatedElsewhere() || sendings.has(draft.key)) return false;
  draft.remove();
  toasts.show({ variant: 'info', message: msg`Saved in another tab` });
  onDiscard();
  return true;
}

/** Reports that a form could not be sent, if the person has left it. */
export function reportLeftForm(error: unknown, form: SentForm) {
  if (form.isShown() || shownAtEnd.has(form)) return;
  if (error instanceof SessionOver || error instanceof NotSent) return;
  toasts.show({
    variant: 'error',
    message: mayHaveBeenDone(error)
      ? msg`We are not sure that the form you left was saved. Open it again to check.`
      : msg`The form you left was not saved. Open it again: your text is still there.`,
    ...(serverMessage(error) && { detail: serverMessage(error) }),
  });
}
