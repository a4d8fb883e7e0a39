import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Label, Note } from '../../../api/template.gen.ts';
import { DraftedForm } from '../../../forms/DraftedForm.tsx';
import type { Draft } from '../../../storage/drafts.ts';
import { joinClasses } from '../../../ui/classes.ts';
import { Modal } from '../../../ui/Modal.tsx';
import { focusCardLater } from './focus-card.ts';
import type { NotesBackend } from './mutations.ts';
import { NoteForm } from './NoteForm.tsx';
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

/** A note to read and edit. */
export function NoteDialog({ note, draft, onClose, ...props }: NoteDialogProps) {
  const { i18n } = useLingui();
  const router = useRouter();
  const [focusCard] = useState(() => focusCardLater(router, note.id));
  // The buttons belong to the form, and stay in view below it.
  const [bar, setBar] = useState<Element | null>(null);
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
      actions={<div className={styles.bar} ref={setBar} />}
    >
      <p className={joinClasses(fields.hint, styles.hint)} ref={focusCard}>
        <Trans>Taken on {taken}. Changes are saved when you close the note.</Trans>
      </p>
      <DraftedForm draft={draft}>
        {(discard) => (
          <NoteForm {...props} note={note} draft={draft} bar={bar} onDiscard={discard} onClose={onClose} />
        )}
      </DraftedForm>
    </Modal>
  );
}
