import * as v from 'valibot';

const createChoice = <const T extends string>(...values: T[]) =>
  v.fallback(v.optional(v.picklist(values)), undefined);

/** The search parameters of the notes: the query, the list behind an open note, and the form that is open. */
export const notesSearch = v.object({
  search: v.fallback(v.optional(v.string()), undefined),
  over: createChoice('reminders'),
  edit: createChoice('labels', 'note'),
});

export type NotesSearch = v.InferOutput<typeof notesSearch>;
