import { templateQuery } from '../api/read-template.ts';
import type { TemplateApi } from '../api/client.ts';
import * as v from 'valibot';
import { openRow } from '../crud/crud-search.ts';

/** listNotes: all of them, including archived ones, newest first. */
export const notesQuery = (templateApi: TemplateApi) =>
  templateQuery(['listNotes'], (signal) => templateApi.GET('/api/messages-app/messages', { signal }));

/** listLabels. */
export const labelsQuery = (templateApi: TemplateApi) =>
  templateQuery(['listLabels'], (signal) => templateApi.GET('/api/messages-app/labels', { signal }));

/** The search parameters of the notes. */
export const notesSearch = v.object({
  search: v.fallback(v.optional(v.string()), undefined),
  /** The id of the open note, or `new`. */
  note: openRow,
  /** The form that is open. */
  edit: v.fallback(v.optional(v.literal('labels')), undefined),
});

export type NotesSearch = v.InferOutput<typeof notesSearch>;
