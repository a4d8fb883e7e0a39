import { msg } from '@lingui/core/macro';
import { getServerMessage, hasEndedSession, mayHaveBeenDone, SessionOver } from '../api/errors.ts';
import { toasts } from '../ui/toasts/toasts.ts';

/** Thrown by `submit` if the person was asked and chose not to send the form now. */
export class SubmitCancelled extends Error {
  override readonly name = 'SubmitCancelled';
}

/** The key of a form's mutation: a form that is opened again finds the one that is still running. */
export const getFormMutationKey = (draftKey: string) => ['form', draftKey];

/**
 * Reports that a form could not be sent, after the person has left it. The end of the session is reported already.
 * @param isKept whether its text is still there
 */
export function reportLeftForm(error: unknown, isKept = true) {
  if (error instanceof SessionOver || error instanceof SubmitCancelled || hasEndedSession(error)) return;
  const detail = getServerMessage(error);
  toasts.show({
    variant: 'error',
    message: mayHaveBeenDone(error)
      ? msg`We are not sure that the form you left was saved. Open it again to check.`
      : isKept
        ? msg`The form you left was not saved. Open it again: your text is still there.`
        : msg`The form you left was not saved.`,
    ...(detail && { detail }),
  });
}
