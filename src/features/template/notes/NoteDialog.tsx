import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Label, Note } from '../../../api/template.gen.ts';
import { DraftNotice } from '../../../forms/DraftNotice.tsx';
import { classes } from '../../../ui/classes.ts';
import { Modal } from '../../../ui/Modal.tsx';
import type { Draft } from '../../../storage/drafts.ts';
import type { NotesBackend } from './mutations.ts';
import { focusCardLater } from './focus-card.ts';
import { NoteFields } from './NoteFields.tsx';
import { RemoveNote } from './RemoveNote.tsx';
import { useNoteForm } from './use-note-form.ts';
import styles from './NoteDialog.module.css';
import fields from './NoteFields.module.css';

interface NoteDialogProps {
  note: Note;
  labels: readonly Label[];
  backend: NotesBackend;
  draft: Draft;
  /** Returns to the list. Unsaved changes delay it, unless it ignores them. */
  onClose(options?: { ignoreBlocker: true }): void;
}

/** A note to read and edit. However it is closed, its changes are saved first. */
export function NoteDialog({ note, labels, backend, draft, onClose }: NoteDialogProps) {
  const { i18n } = useLingui();
  const form = useNoteForm({ note, backend, draft });
  const router = useRouter();
  const [focusCard] = useState(() => focusCardLater(router, note.id));
  useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await form.save()),
    enableBeforeUnload: false,
  });
  const taken = Number.isNaN(Date.parse(note.time))
    ? '—'
    : i18n.date(note.time, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Modal
      open
      size="medium"
      onClose={() => onClose()}
      startsInContent
      title={<Trans>Note</Trans>}
      actions={
        <>
          <span className={styles.remove}>
            <RemoveNote
              note={note}
              backend={backend}
              onRemove={() => {
                draft.remove();
                return () => onClose({ ignoreBlocker: true });
              }}
            />
          </span>
          {form.changed && (
            <Button appearance="subtle" onClick={form.restart}>
              <Trans>Discard changes</Trans>
            </Button>
          )}
          <Button appearance="primary" onClick={() => onClose()}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <p className={classes(fields.hint, styles.hint)} ref={focusCard}>
        <Trans>Taken on {taken}. Changes are saved when you close the note.</Trans>
      </p>
      <div className={styles.draft}>
        <DraftNotice shown={form.restored} onDiscard={form.restart} />
      </div>
      <div role="alert" className={styles.problem}>
        {form.problem && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody dir="auto">{i18n._(form.problem)}</MessageBarBody>
          </MessageBar>
        )}
      </div>
      <NoteFields form={form.values} labels={labels} onChange={form.change} />
    </Modal>
  );
}
