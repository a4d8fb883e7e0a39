import { msg } from '@lingui/core/macro';
import { mutationOptions } from '@tanstack/react-query';
import type { Note } from '../../../api/template.gen.ts';
import { toasts } from '../../../ui/toasts.ts';
import { type NotesBackend, removeNote, selectNote, updateLabels, updateNote } from './mutations.ts';

const errorMessage = msg`We could not change this note.`;

/** selectNote and updateNote: pins a note, or unpins it. */
export const pinMutation = (backend: NotesBackend) =>
  mutationOptions({
    mutationFn: ({ id, isSelected = false }: Note) =>
      isSelected ? updateNote(backend, id, { isSelected: false }) : selectNote(backend, id),
    meta: { errorMessage },
  });

/** updateNote: archives a note or restores it. */
export const archiveMutation = (backend: NotesBackend) =>
  mutationOptions({
    mutationFn: ({ id, archive }: Pick<Note, 'id' | 'archive'>) => updateNote(backend, id, { archive }),
    onSuccess: (_data, { archive }) =>
      toasts.show({
        variant: 'success',
        message: archive ? msg`Note archived` : msg`Note unarchived`,
      }),
    meta: { errorMessage },
  });

/** removeNote, for good. */
export const removeMutation = (backend: NotesBackend) =>
  mutationOptions({
    mutationFn: (id: string) => removeNote(backend, id),
    onSuccess: () => toasts.show({ variant: 'success', message: msg`Note deleted` }),
    meta: {
      errorMessage: msg`We could not delete this note.`,
      doubtMessage: msg`We are not sure this note was deleted. Check your notes.`,
    },
  });

/** updateLabels: deletes a label, and removes it from the notes. */
export const removeLabelMutation = (backend: NotesBackend) =>
  mutationOptions({
    mutationFn: (id: string) => updateLabels(backend, (labels) => labels.filter((label) => label.id !== id)),
    meta: {
      errorMessage: msg`We could not delete this label.`,
      doubtMessage: msg`We are not sure this label was deleted. Check your labels.`,
    },
  });

/** For a failure that its mutation has reported. */
export const ignoreReported = () => {};
