import { ApiError } from '../api/errors.ts';

/** Errors of a form: by field, and above the form. */
export interface FormErrors {
  formErrors: string[];
  fieldErrors: Record<string, string[]>;
}

/** Thrown by a form's `submit` that knows the invalid fields, like a server's `errors`. */
export class FieldErrors extends Error {
  override readonly name = 'FieldErrors';
  readonly errors: ApiError['errors'];

  constructor(errors: ApiError['errors']) {
    super();
    this.errors = errors;
  }
}

/**
 * Assigns a server's list of `{type, message}` to the fields it names, and the rest to the top of the form (the
 * specification, section 5).
 * @param description shown above the form if the server sent no such list
 */
export function assignErrors(error: unknown, fields: readonly string[], description: string): FormErrors {
  const errors = error instanceof ApiError || error instanceof FieldErrors ? error.errors : [];
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
