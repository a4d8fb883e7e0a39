import type { Draft } from '../storage/drafts.ts';

/** The key of a form's mutation: a form that is opened again finds the one that is still running. */
export const getFormMutationKey = (draftKey: string) => ['form', draftKey];

/** How a form starts, and starts again. */
export interface FormStart {
  draft: Draft;
  /** Another tab owns the draft: this form starts with the saved values, and keeps no draft. */
  elsewhere: ReturnType<Draft['getElsewhere']>;
  /** The form was left while it was sent, and opened again: it is read-only until then. */
  isSendingBefore: boolean;
  /** Whether it starts again after a save: its button keeps the focus. */
  isSaved: boolean;
  /** Starts the form again with the saved values, without its draft. */
  restart(reason?: 'discarded' | 'saved'): void;
}
