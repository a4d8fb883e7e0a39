import { msg } from '@lingui/core/macro';
import { AlreadyThere } from '../../api/create-once.ts';
import { ApiError, mayBeDone } from '../../api/errors.ts';
import type { GuestDraft } from '../../domain/guest-draft.ts';

/** The errors of a row: by field, and as a whole. Ids of texts, or the server's own sentence. */
export interface RowProblem {
  fields: Partial<Record<keyof GuestDraft, string>>;
  whole?: string;
}

/** The fields of a row that may be wrong, in their order on the screen. */
export const fieldOrder = ['name', 'phone', 'invitees', 'inviteeOnCard'] as const;
const fields: ReadonlySet<string> = new Set(fieldOrder);

/** Why a guest could not be added. */
export function createRowProblem(error: unknown): RowProblem {
  if (error instanceof AlreadyThere) {
    return {
      fields: {},
      whole:
        msg`A guest with this name and phone number is already on the list. Remove this row, or add it again to have two.`
          .id,
    };
  }
  if (mayBeDone(error)) {
    return {
      fields: {},
      whole: msg`We are not sure this guest was added. Check the list before you add them again.`.id,
    };
  }
  if (!(error instanceof ApiError)) {
    return { fields: {}, whole: msg`We could not send this. Check your connection and try again.`.id };
  }
  const entries = error.errors.filter(({ type }) => fields.has(type));
  const other = error.errors.find(({ type }) => !fields.has(type));
  const whole = other?.message ?? (entries.length === 0 ? error.message : '');
  return {
    fields: Object.fromEntries(entries.map(({ type, message }) => [type, message])),
    ...(entries.length === 0 && { whole: whole || msg`The server did not accept this guest.`.id }),
  };
}
