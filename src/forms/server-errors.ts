import { ApiError } from '../api/errors.ts';

/** Errors as a form shows them: by field, and above the form. */
export interface FormErrors {
  formErrors: string[];
  fieldErrors: Record<string, string[]>;
}

/**
 * Puts a server's list of `{type, message}` where it belongs: by the field of that name, or above
 * the form where there is none (the specification, section 5).
 * @param unanswered what to say where the server gave no sentence of its own.
 */
export function errorsFor(error: unknown, fields: readonly string[], unanswered: string): FormErrors {
  const refusal = error instanceof ApiError ? error : undefined;
  const errors = refusal?.errors ?? [];
  const byField = (field: string) =>
    errors.filter(({ type }) => type === field).map(({ message }) => message);
  const homeless = errors.filter(({ type }) => !fields.includes(type)).map(({ message }) => message);
  return {
    formErrors: errors.length > 0 ? homeless : [refusal?.message || unanswered],
    fieldErrors: Object.fromEntries(
      fields.map((field) => [field, byField(field)] as const).filter(([, messages]) => messages.length > 0),
    ),
  };
}
