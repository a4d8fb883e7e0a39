import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Note } from '../../../api/template.gen.ts';
import { toasts } from '../../../ui/toasts.ts';
import { createUndoAction } from '../../../ui/undo-action.ts';
import { type NotesBackend, removeNote, saidBy, selectNote, updateLabels, updateNote } from './mutations.ts';

/** Runs the action of a button. @returns whether it succeeded; a failure has been reported */
async function told(action: () => Promise<void>, failure: MessageDescriptor): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    toasts.show({
      variant: 'error',
      message: failure,
      ...saidBy(error),
      action: { label: msg`Try again`, run: () => void told(action, failure) },
    });
    return false;
  }
}

const notChanged = msg`We could not change this note.`;

/** Pins a note, or unpins it. */
export const keepOnTop = (backend: NotesBackend, { id, isSelected = false }: Note) =>
  told(
    () => (isSelected ? updateNote(backend, id, { isSelected: false }) : selectNote(backend, id)),
    notChanged,
  );

/** Archives a note or restores it, with an undo. @returns whether it has left its list */
export async function archiveNote(backend: NotesBackend, { id, archive }: Note): Promise<boolean> {
  const done = await told(() => updateNote(backend, id, { archive: !archive }), notChanged);
  if (done) tellArchived(backend, id, !archive);
  return done;
}

/** Reports that a note was archived or restored, and offers an undo. */
export function tellArchived(backend: NotesBackend, id: string, archive: boolean): void {
  toasts.show({
    variant: 'success',
    message: archive ? msg`Note archived` : msg`Note unarchived`,
    action: createUndoAction(
      () => void told(() => updateNote(backend, id, { archive: !archive }), notChanged),
    ),
  });
}

/** Deletes a note for good. @returns whether it is gone */
export async function removeForGood(backend: NotesBackend, id: string): Promise<boolean> {
  const gone = await told(() => removeNote(backend, id), msg`We could not delete this note.`);
  if (gone) toasts.show({ variant: 'success', message: msg`Note deleted` });
  return gone;
}

/** Deletes a label, and removes it from the notes. */
export const removeLabel = (backend: NotesBackend, id: string) =>
  told(
    () => updateLabels(backend, (labels) => labels.filter((label) => label.id !== id)),
    msg`We could not delete this label.`,
  );
