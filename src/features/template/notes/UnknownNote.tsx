import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import type { Draft } from '../../../storage/drafts.ts';
import { createNote, type NotesBackend } from './mutations.ts';
import { readDraft } from './note-fields.ts';

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
  const takeAnew = async (form: NonNullable<typeof kept>) => {
    await createNote(backend, form);
    draft.remove();
    onClose();
  };
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <Trans>Note not found. It may have been deleted.</Trans>
      </MessageBarBody>
      <MessageBarActions>
        {kept && (
          <Button size="small" onClick={() => void takeAnew(kept)}>
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
