import type { GuestDraft } from '../../domain/guest-draft.ts';
import { fieldOrder, type RowProblem } from './guest-form-problem.ts';

/** A field that gets the focus. Each time is another one, so that the same field can get it again. */
export interface FocusedField {
  key: string;
  field: keyof GuestDraft;
  /** For the field. */
  ref(input: HTMLInputElement | null): void;
}

/** Focuses the first wrong field of a row, or its name. */
export const createFocus = (key: string, problem?: RowProblem): FocusedField => ({
  key,
  field: fieldOrder.find((field) => problem?.fields[field] !== undefined) ?? 'name',
  ref: (input) => input?.focus(),
});

/** Focuses a row only if the focused one is gone: the person may be typing in another. */
export const createFocusIfLost = (key: string): FocusedField => ({
  ...createFocus(key),
  ref: (input) => {
    if (document.activeElement === document.body) input?.focus();
  },
});
