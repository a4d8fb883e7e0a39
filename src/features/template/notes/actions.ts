import { msg } from '@lingui/core/macro';
import { MutationObserver, mutationOptions } from '@tanstack/react-query';
import type { Note } from '../../../api/template.gen.ts';
import { toasts } from '../../../ui/toasts.ts';
import { createUndoAction } from '../../../ui/undo-action.ts';
import { type NotesBackend, removeNote, selectNote, updateLabels, updateNote } from './mutations.ts';

const errorMessage = msg`We could not change this note.`;

/** selectNote and updateNote: pins a note, or unpins it. */
export const pinMutation = (backend: NotesBackend) =>
  mutationOptions({
    mutationFn: ({ id, isSelected = false }: Note) =>
      isSelected ? updateNote(backend, id, { isSelected: false }) : selectNote(backend, id),
    meta: { errorMessage },
  });

/** A note that goes to the archive, or comes back. */
interface Archiving {
  id: string;
  archive: boolean;
}

const updateArchive = (backend: NotesBackend) =>
  mutationOptions({
    mutationFn: ({ id, archive }: Archiving) => updateNote(backend, id, { archive }),
    meta: { errorMessage },
  });

/** updateNote: archives a note or restores it, with an undo. */
export const archiveMutation = (backend: NotesBackend) =>
  mutationOptions({
    ...updateArchive(backend),
    onSuccess: (_data, archiving) => reportArchived(backend, archiving),
  });

/** Reports that a note was archived or restored, and offers an undo. */
export function reportArchived(backend: NotesBackend, { id, archive }: Archiving): void {
  toasts.show({
    variant: 'success',
    message: archive ? msg`Note archived` : msg`Note unarchived`,
    action: createUndoAction(() => {
      const undo = new MutationObserver(backend.queryClient, updateArchive(backend));
      void undo.mutate({ id, archive: !archive }).catch(ignoreReported);
    }),
  });
}

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
