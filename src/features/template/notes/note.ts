import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { ChecklistItem, Label, Note, NoteFields } from '../../../api/template.gen.ts';
import { readArea } from '../../../domain/parse.ts';
import { textUpTo } from '../../../forms/text-rule.ts';
import { createMatcher } from '../../../i18n/matches-query.ts';

/** The params of /apps/notes/{id?}/{labelHandle?}/{labelId?}. */
export interface NoteParams {
  id?: string | undefined;
  labelHandle?: string | undefined;
  labelId?: string | undefined;
}

/** The list of an address: `all`, `reminders`, `archive`, or the id of a label. */
export function findList({ id, labelId }: NoteParams, labels: readonly Label[]): string {
  if (id === 'reminders' || id === 'archive') return id;
  return labels.find((label) => id === 'labels' && label.id === labelId)?.id ?? 'all';
}

/** The notes of a list, the pinned one first. Archived notes are in no other list. */
export const selectNotes = (notes: readonly Note[], list: string): Note[] =>
  notes
    .filter((note) => note.archive === (list === 'archive') && isIn(list, note))
    .sort((one, other) => Number(other.isSelected ?? false) - Number(one.isSelected ?? false));

const isIn = (list: string, { reminder, labels }: Note) =>
  list === 'all' || list === 'archive' || (list === 'reminders' ? reminder !== null : labels.includes(list));

/** The notes that contain every word of a search. */
export function searchNotes(notes: readonly Note[], search: string, labels: readonly Label[]) {
  const matches = createMatcher(search);
  return notes.filter((note) => {
    const names = labels.filter(({ id }) => note.labels.includes(id)).map(({ name }) => name);
    return matches(note.title, note.message, ...note.checklist.map(({ text }) => text), ...names);
  });
}

/** The value of a date-time input for a time, in the time zone of the device; '' for none or an invalid one. */
export function asInput(reminder: string | null): string {
  const date = new Date(reminder ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The time of a date-time input, or null for none. */
export function parseReminder(text: string): string | null {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** The form of a note. A checklist is typed as a line for each item. */
export const noteSchema = v.pipe(
  v.object({
    title: textUpTo(200),
    message: textUpTo(20_000),
    checklist: v.pipe(
      textUpTo(20_000),
      v.transform((lines) =>
        lines
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      ),
    ),
    reminder: v.pipe(textUpTo(40), v.transform(parseReminder)),
  }),
  v.forward(
    v.check(
      ({ title, message, checklist }) => title !== '' || message !== '' || checklist.length > 0,
      msg`A note cannot be empty. Write something, or delete the note.`.id,
    ),
    ['title'],
  ),
);

/** The texts of a note's form. */
export const toNoteTexts = ({ title = '', message = '', checklist = [], reminder = null }: NoteFields) => ({
  title,
  message: readArea(message),
  checklist: checklist.map((item) => item.text).join('\n'),
  reminder: asInput(reminder),
});

/** The checklist of a form; an item that was done before still is. */
export const toChecklist = (lines: readonly string[], before: readonly ChecklistItem[]): ChecklistItem[] =>
  lines.map((line, place) => ({
    id: String(place + 1),
    text: line,
    checked: before.some((item) => item.checked && item.text === line),
  }));
