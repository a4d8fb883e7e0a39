import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Label, Note } from '../../../api/template.gen.ts';
import { Modal } from '../../../ui/Modal.tsx';
import { focusCardLater } from './focus-card.ts';
import type { NotesBackend } from './mutations.ts';
import { NoteForm } from './NoteForm.tsx';
import fields from './NoteFields.module.css';

interface NoteDialogProps {
  note: Note;
  labels: readonly Label[];
  backend: NotesBackend;
  /** Returns to the list: a changed form asks first, unless its note is deleted. */
  onClose(options?: { ignoreBlocker: true }): void;
}

/** A note to read and edit. */
export function NoteDialog({ note, onClose, ...props }: NoteDialogProps) {
  const { i18n } = useLingui();
  const router = useRouter();
  const [focusCard] = useState(() => focusCardLater(router, note.id));
  const taken = Number.isNaN(Date.parse(note.time))
    ? '—'
    : i18n.date(note.time, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Modal open size="medium" onClose={() => onClose()} startsInContent title={<Trans>Note</Trans>}>
      <p className={fields.hint} ref={focusCard}>
        <Trans>Taken on {taken}</Trans>
      </p>
      <NoteForm {...props} note={note} onClose={onClose} />
    </Modal>
  );
}
