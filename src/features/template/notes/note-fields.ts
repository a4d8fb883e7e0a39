import * as v from 'valibot';
import type { Note } from '../../../api/template.gen.ts';
import { dropEmptyItems } from './checklist.ts';

const text = v.string();

/** The values of a note's form, and their schema for drafts. */
const fieldsSchema = v.object({
  title: text,
  message: text,
  image: text,
  archive: v.boolean(),
  reminder: v.nullable(text),
  checklist: v.array(v.object({ id: text, checked: v.boolean(), text })),
  labels: v.array(text),
});

export type NoteForm = v.InferOutput<typeof fieldsSchema>;

/** A form with nothing in it. */
export const emptyForm: NoteForm = {
  title: '',
  message: '',
  image: '',
  archive: false,
  reminder: null,
  checklist: [],
  labels: [],
};

/** The form of an existing note. */
export const toForm = (note: Note): NoteForm => v.parse(fieldsSchema, note);

/** The form of a stored draft, or undefined if it is invalid. */
export function readDraft(kept: Readonly<Record<string, string>> | undefined): NoteForm | undefined {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), fieldsSchema), kept?.note);
  return result.success ? result.output : undefined;
}

export const asDraft = (form: NoteForm) => ({ note: JSON.stringify(form) });

/** The form as it is saved: without empty items. */
export const toSave = (form: NoteForm): NoteForm => ({
  ...form,
  title: form.title.trim(),
  message: form.message.trimEnd(),
  checklist: dropEmptyItems(form.checklist),
});

export const isSame = (one: NoteForm, other: NoteForm) => Object.keys(getChanges(one, other)).length === 0;

/** The changes of a form: the fields that differ, so that changes made elsewhere meanwhile stay. */
export function getChanges(saved: NoteForm, form: NoteForm): Partial<NoteForm> {
  const before = new Map(Object.entries(toSave(saved)));
  const differs = ([name, value]: [string, unknown]) =>
    JSON.stringify(before.get(name)) !== JSON.stringify(value);
  return Object.fromEntries(Object.entries(toSave(form)).filter(differs));
}

/** Whether it has any text; a note without is not saved. */
export const hasWords = (form: NoteForm) => {
  const { title, message, image, checklist } = toSave(form);
  return title !== '' || message.trim() !== '' || image !== '' || checklist.length > 0;
};
