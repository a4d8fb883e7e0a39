import { Button } from '@fluentui/react-components';
import { Archive20Regular } from '@fluentui/react-icons/svg/archive';
import { ArchiveArrowBack20Regular } from '@fluentui/react-icons/svg/archive-arrow-back';
import { Pin20Regular } from '@fluentui/react-icons/svg/pin';
import { PinOff20Regular } from '@fluentui/react-icons/svg/pin-off';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Note } from '../../../api/template.gen.ts';
import { archiveMutation, pinMutation, ignoreReported } from './actions.ts';
import { findNextNote } from './neighbour.ts';
import type { NotesBackend } from './mutations.ts';
import { getNoteName } from './note-name.ts';
import { RemoveNote } from './RemoveNote.tsx';
import styles from './NoteCard.module.css';

interface NoteActionsProps {
  note: Note;
  backend: NotesBackend;
}

/** The actions of a note on its card. The focus moves to the next card if this one leaves the list. */
export function NoteActions({ note, backend }: NoteActionsProps) {
  const { t, i18n } = useLingui();
  const { mutateAsync: pin } = useMutation(pinMutation(backend));
  const { mutateAsync: putAway } = useMutation(archiveMutation(backend));
  const row = useRef<HTMLDivElement>(null);
  const name = getNoteName(i18n, note);
  const top = note.isSelected ? t`Unpin ${name}` : t`Pin ${name}`;
  const archive = note.archive ? t`Unarchive ${name}` : t`Archive ${name}`;
  return (
    <div className={styles.actions} ref={row}>
      <Button
        appearance="subtle"
        icon={note.isSelected ? <PinOff20Regular /> : <Pin20Regular />}
        aria-label={top}
        title={note.isSelected ? t`Unpin` : t`Pin`}
        onClick={async ({ currentTarget }) => {
          await pin(note).catch(ignoreReported);
          // The card has moved in the list, which removes the focus from it.
          currentTarget.focus();
        }}
      />
      <Button
        appearance="subtle"
        icon={note.archive ? <ArchiveArrowBack20Regular /> : <Archive20Regular />}
        aria-label={archive}
        title={note.archive ? t`Unarchive` : t({ message: 'Archive', context: 'verb' })}
        onClick={async ({ currentTarget }) => {
          const next = findNextNote(currentTarget);
          // Awaited, because this card is gone by then.
          await putAway({ id: note.id, archive: !note.archive }).then(() => next?.focus(), ignoreReported);
        }}
      />
      <RemoveNote
        note={note}
        backend={backend}
        isSmall
        onRemove={() => {
          const next = row.current && findNextNote(row.current);
          return () => next?.focus();
        }}
      />
    </div>
  );
}
