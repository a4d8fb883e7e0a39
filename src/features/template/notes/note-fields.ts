import type { ChecklistItem } from '../../../api/template.gen.ts';
import { readArea } from '../../../domain/parse.ts';
import { dropEmptyItems } from './checklist.ts';
import type { NoteForm } from './note-schema.ts';
import { asInput } from './reminder.ts';

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

const writeList = (list: readonly unknown[]) => (list.length > 0 ? JSON.stringify(list) : '');

/** A checklist as a field's text, without empty items. */
export const writeChecklist = (checklist: readonly ChecklistItem[]) =>
  writeList(dropEmptyItems(checklist).map(({ id, checked, text }) => ({ id, checked, text })));

/** Labels as a field's text: a label that was removed and added again is no change. */
export const writeLabels = (labels: readonly string[]) => writeList([...labels].sort());

/** The texts of a note's form. */
export const asTexts = ({ title, message, image, checklist, labels, reminder, archive }: NoteForm) => ({
  title,
  message: readArea(message),
  image,
  checklist: writeChecklist(checklist),
  labels: writeLabels(labels),
  reminder: asInput(reminder),
  archive: archive ? 'on' : '',
});
