import { msg } from '@lingui/core/macro';
import { mayHaveBeenDone, getServerMessage, SessionOver } from '../api/errors.ts';
import type { Draft, FormTexts } from '../storage/drafts.ts';
import { runInTurn } from '../storage/run-in-one-tab.ts';
import { toasts } from '../ui/toasts.ts';
import { rememberForms, type SentForm, wasShownAtEnd } from './sent-forms.ts';

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

interface Sending extends SentForm {
  finished: Promise<void>;
  /** Where the person sees it: a form may be closed, and opened again, before the response. */
  element: HTMLFormElement;
  /** What a `useMerge` has saved, once it is: a form that was opened meanwhile shows older texts. */
  saved?: FormTexts;
  /** Lets other tabs send the same form: a `useMerge` compares what it saves with the record, and may ask. */
  letOthers(): void;
}

const sendings = rememberForms<Sending>();

/** The form of a draft that is being sent. */
export const getSending = (draftKey: string) => sendings.get(draftKey);

/** Sends a form. @returns what leads elsewhere then, if anything */
export type Submit = (isShown: () => boolean) => Promise<void | (() => Promise<void>)>;

/**
 * Sends a form, and deletes its draft. Copies of the draft are sent from one tab at a time. If it fails after the person
 * has left the form, a toast says so.
 * @param submit sends it; `isShown` tells whether the person still sees the form, or sees it again
 */
export function sendForm(draft: Draft | undefined, element: HTMLFormElement, submit: Submit): Promise<void> {
  const run = async () => {
    // The form may change its draft while it is sent.
    const creation = draft?.prepareCreate();
    const send = async () => {
      // Another tab had its turn before, or the session has ended.
      if (draft?.isCreatedElsewhere() || (draft && getSending(draft.key) !== sending)) throw new NotSent();
      const leave = await submit(sending.isShown);
      // Saved without a comparison with a record, it has created one.
      if (!sending.saved) creation?.note();
      return leave;
    };
    try {
      const leave = await (creation ? runInTurn(creation.name, send, others.promise) : send());
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
  const others = Promise.withResolvers<void>();
  const sending: Sending = {
    element,
    finished: promise,
    isShown: () => sending.element.isConnected,
    letOthers: others.resolve,
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
  if (form.isShown() || wasShownAtEnd(form)) return;
  if (error instanceof SessionOver || error instanceof NotSent) return;
  toasts.show({
    variant: 'error',
    message: mayHaveBeenDone(error)
      ? msg`We are not sure that the form you left was saved. Open it again to check.`
      : msg`The form you left was not saved. Open it again: your text is still there.`,
    ...(getServerMessage(error) && { detail: getServerMessage(error) }),
  });
}
