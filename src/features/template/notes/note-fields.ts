import * as v from 'valibot';
import type { ChecklistItem, Note } from '../../../api/template.gen.ts';
import { dropEmptyItems } from './checklist.ts';
import { type NoteForm, noteSchema } from './note-schema.ts';
import { asInput } from './reminder.ts';

/** The texts of a note's form, by field. */
export type NoteTexts = Record<keyof NoteForm, string>;

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
export const toForm = ({ title, message, image, archive, reminder, checklist, labels }: Note): NoteForm => ({
  title,
  message,
  image,
  archive,
  reminder,
  checklist,
  labels,
});

const writeList = (list: readonly unknown[]) => (list.length > 0 ? JSON.stringify(list) : '');

/** A checklist as a field's text, without empty items. */
export const writeChecklist = (checklist: readonly ChecklistItem[]) =>
  writeList(dropEmptyItems(checklist).map(({ id, checked, text }) => ({ id, checked, text })));

/** Labels as a field's text: a label that was removed and added again is no change. */
export const writeLabels = (labels: readonly string[]) => writeList(labels.toSorted());

export const asTexts = ({ checklist, labels, reminder, archive, ...texts }: NoteForm): NoteTexts => ({
  ...texts,
  checklist: writeChecklist(checklist),
  labels: writeLabels(labels),
  reminder: asInput(reminder),
  archive: archive ? 'on' : '',
});

/** The note of a stored draft, or undefined without one that could be saved. */
export function readDraft(kept: Readonly<Record<string, string>> | undefined): NoteForm | undefined {
  const result = v.safeParse(noteSchema, kept);
  return result.success ? result.output : undefined;
}
