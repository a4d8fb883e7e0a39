import * as v from 'valibot';
import { openRow } from '../../../ui/crud/crud-search.ts';

/** The search parameters of the notes. */
export const notesSearch = v.object({
  search: v.fallback(v.optional(v.string()), undefined),
  /** The id of the open note, or `new`. */
  note: openRow,
  /** The form that is open. */
  edit: v.fallback(v.optional(v.literal('labels')), undefined),
});

export type NotesSearch = v.InferOutput<typeof notesSearch>;
