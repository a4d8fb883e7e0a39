import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Draft } from '../../../storage/drafts.ts';
import { toasts } from '../../../ui/toasts.ts';
import { createNote, type NotesBackend } from './mutations.ts';
import { readDraft } from './note-fields.ts';
import type { NoteForm } from './note-schema.ts';

interface UnknownNoteProps {
  backend: NotesBackend;
  /** Unsaved changes of the note, if any. */
  draft: Draft;
  /** Leaves the address of the note. */
  onClose(): void;
}

/** The note in the address does not exist. Its unsaved changes can become a new one. */
export function UnknownNote({ backend, draft, onClose }: UnknownNoteProps) {
  const kept = readDraft(draft.read());
  // A ref, not `isPending`: it would be true only after a double click.
  const isSending = useRef(false);
  const { mutate } = useMutation({
    async mutationFn(form: NoteForm) {
      const creation = draft.prepareCreate();
      await createNote(backend, form);
      creation.note();
    },
    onSuccess() {
      draft.remove();
      onClose();
    },
    onSettled: () => void (isSending.current = false),
    meta: { errorMessage: msg`We could not save this.` },
  });
  const save = () => {
    if (isSending.current) return;
    const form = readDraft(draft.read());
    if (form) {
      isSending.current = true;
      mutate(form);
    } else {
      toasts.show({ variant: 'info', message: msg`Saved in another tab` });
      onClose();
    }
  };
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <Trans>Note not found. It may have been deleted.</Trans>
      </MessageBarBody>
      <MessageBarActions>
        {kept && (
          <Button size="small" onClick={save}>
            <Trans>Save as a new note</Trans>
          </Button>
        )}
        <Button size="small" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
