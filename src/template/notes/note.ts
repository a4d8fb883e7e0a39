import * as v from 'valibot';
import type { ChecklistItem, Label, Note, NoteFields } from '../api/template.gen.ts';
import { parseAreaText } from '../../domain/parse.ts';
import { optionalText } from '../../forms/account-rules.ts';
import { textUpTo } from '../../forms/text-rule.ts';
import { createMatcher } from '../../i18n/matches-query.ts';
import { msg } from '@lingui/core/macro';
import { mutationOptions } from '@tanstack/react-query';
import type { TemplateScope } from '../api/use-template-api.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { labelsQuery, notesQuery } from './queries.ts';

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
    image: optionalText,
  }),
  v.forward(
    v.check(
      ({ title, message, checklist, image }) => [title, message, image].some(Boolean) || checklist.length > 0,
      msg`A note cannot be empty. Write something, or delete the note.`.id,
    ),
    ['title'],
  ),
);

/** The texts of a note's form. */
export const toNoteTexts = ({
  title = '',
  message = '',
  checklist = [],
  reminder = null,
  image = '',
}: NoteFields) => ({
  title,
  message: parseAreaText(message),
  checklist: checklist.map((item) => item.text).join('\n'),
  reminder: asInput(reminder),
  image,
});

/** The checklist of a form; an item that was done before still is. */
export const toChecklist = (lines: readonly string[], before: readonly ChecklistItem[]): ChecklistItem[] =>
  lines.map((line, place) => ({
    id: String(place + 1),
    text: line,
    checked: before.some((item) => item.checked && item.text === line),
  }));

const errorMessage = msg`We could not change this note.`;

/** createNote, or updateNote with an id. */
export const saveNote = ({ templateApi, queryClient }: TemplateScope) =>
  mutationOptions({
    mutationFn: async ({ id, ...fields }: NoteFields & { id?: string | undefined }) =>
      id === undefined
        ? templateApi.POST('/api/messages-app/create-message', { body: fields })
        : templateApi.PATCH('/api/messages-app/update-message', { body: { id, changes: fields } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(notesQuery(templateApi));
      toasts.show({ variant: 'success', message: msg`Note saved` });
    },
  });

/** updateNote, for the buttons of a note: only the given fields. */
export const changeNote = ({ templateApi, queryClient }: TemplateScope) =>
  mutationOptions({
    mutationFn: ({ id, ...changes }: NoteFields & { id: string }) =>
      templateApi.PATCH('/api/messages-app/update-message', { body: { id, changes } }),
    onSuccess: async (_, { archive }) => {
      await queryClient.invalidateQueries(notesQuery(templateApi));
      if (archive !== undefined)
        toasts.show({ variant: 'success', message: archive ? msg`Note archived` : msg`Note unarchived` });
    },
    meta: { errorMessage },
  });

/** selectNote: pins a note, and unpins all others. */
export const selectNote = ({ templateApi, queryClient }: TemplateScope) =>
  mutationOptions({
    mutationFn: (id: string) => templateApi.POST('/api/messages-app/select-message', { body: { id } }),
    onSuccess: () => queryClient.invalidateQueries(notesQuery(templateApi)),
    meta: { errorMessage },
  });

/** updateNote, for a tick on its checklist: shown at once, so that the next tick is sent with this one. */
export function tickItem({ templateApi, queryClient }: TemplateScope) {
  const { queryKey } = notesQuery(templateApi);
  return mutationOptions({
    onMutate: ({ id, item, checked }: { id: string; item: string; checked: boolean }) => {
      queryClient.setQueryData(queryKey, (notes) =>
        notes?.map((note) => ({
          ...note,
          checklist: note.checklist.map((each) =>
            note.id === id && each.id === item ? { ...each, checked } : each,
          ),
        })),
      );
    },
    mutationFn: ({ id }) => {
      const { checklist = [] } = queryClient.getQueryData(queryKey)?.find((note) => note.id === id) ?? {};
      return templateApi.PATCH('/api/messages-app/update-message', { body: { id, changes: { checklist } } });
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
    meta: { errorMessage },
  });
}

/** removeNote. */
export const removeNotes = ({ templateApi, queryClient }: TemplateScope) =>
  mutationOptions({
    mutationFn: async (notes: readonly Note[]) => {
      for (const { id } of notes)
        await templateApi.DELETE('/api/messages-app/remove-message', { params: { query: { id } } });
    },
    onSuccess: () => {
      // Not awaited: the dialog is still there to close itself.
      void queryClient.invalidateQueries(notesQuery(templateApi));
      toasts.show({ variant: 'success', message: msg`Note deleted` });
    },
  });

/** updateLabels: all of them. One without an id is new, and one that is left out is removed from the notes, too. */
async function putLabels(
  { templateApi, queryClient }: TemplateScope,
  labels: readonly { id?: string; name: string }[],
) {
  const body = { labels: labels.map(({ id, name }) => (id === undefined ? { name } : { id, name })) };
  await templateApi.PUT('/api/messages-app/update-labels', { body });
  await queryClient.invalidateQueries(labelsQuery(templateApi));
  await queryClient.invalidateQueries(notesQuery(templateApi));
}

export const addLabel = (scope: TemplateScope, labels: readonly Label[]) =>
  mutationOptions({
    mutationFn: (name: string) => putLabels(scope, [...labels, { name }]),
    meta: { errorMessage: msg`We could not save this.` },
  });

export const removeLabels = (scope: TemplateScope, labels: readonly Label[]) =>
  mutationOptions({
    mutationFn: (gone: readonly Label[]) =>
      putLabels(
        scope,
        labels.filter((label) => !gone.includes(label)),
      ),
  });
