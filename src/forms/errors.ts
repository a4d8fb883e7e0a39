import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError, getServerMessage, hasEndedSession, OutcomeUnknown, SessionOver } from '../api/errors.ts';
import { toasts } from '../ui/toasts/toasts.ts';
import { unknownOutcome } from '../ui/toasts/write-error.ts';

/** A schema's error is the id of a text; a server's error is the text itself, which is not translated. */
export const getErrorText = (i18n: I18n, error: string) => (error in i18n.messages ? i18n._(error) : error);

/** Returns the id of an error's text, which `getErrorText` translates where it is shown, or the text if it has values. */
export function getErrorId(i18n: I18n, message: MessageDescriptor | string): string {
  if (typeof message === 'string') return message;
  return message.values ? i18n._(message) : message.id;
}

/** Errors of a form: by field, and above the form. */
export interface FormErrors {
  formErrors: string[];
  fieldErrors: Record<string, string[]>;
}

/**
 * Assigns a server's list of `{type, message}` to the fields it names, and the rest to the top of the form (the
 * specification, section 5).
 * @param description shown above the form if the server sent no such list
 */
export function assignErrors(error: unknown, fields: readonly string[], description: string): FormErrors {
  const errors = error instanceof ApiError ? error.errors : [];
  const byField = (field: string) =>
    errors.filter(({ type }) => type === field).map(({ message }) => message);
  const unmatched = errors.filter(({ type }) => !fields.includes(type)).map(({ message }) => message);
  return {
    formErrors: errors.length > 0 ? unmatched : [description],
    fieldErrors: Object.fromEntries(
      fields.map((field) => [field, byField(field)] as const).filter(([, messages]) => messages.length > 0),
    ),
  };
}

/** Thrown by `save` if the form was not sent and the person knows why: they chose so, or the page shows the reason. */
export class NotSubmitted extends Error {
  override readonly name = 'NotSubmitted';
}

/**
 * Reports that a form could not be sent, after the person has left it. The end of the session is reported already.
 * @param isKept whether its text is still there
 */
export function reportLeftForm(error: unknown, isKept: boolean) {
  if (error instanceof SessionOver || error instanceof NotSubmitted || hasEndedSession(error)) return;
  const detail = getServerMessage(error);
  toasts.show({
    variant: 'error',
    message:
      error instanceof OutcomeUnknown
        ? unknownOutcome
        : isKept
          ? msg`The form you left was not saved. Open it again: your text is still there.`
          : msg`The form you left was not saved.`,
    ...(detail && { detail }),
  });
}
