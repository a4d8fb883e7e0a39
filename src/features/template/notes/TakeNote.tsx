import { Button } from '@fluentui/react-components';
import { NoteAdd20Regular } from '@fluentui/react-icons/svg/note-add';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Label } from '../../../api/template.gen.ts';
import type { NotesBackend } from './mutations.ts';
import { emptyForm } from './note-fields.ts';
import { TakeNoteForm } from './TakeNoteForm.tsx';
import styles from './TakeNote.module.css';

interface TakeNoteProps {
  backend: NotesBackend;
  labels: readonly Label[];
  /** The label of a new note, if it is created in the list of that label. */
  label: Label | undefined;
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
}

/** The box above the notes: one line, until it is used. */
export function TakeNote({ backend, labels, label, isOpen, onToggle }: TakeNoteProps) {
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen) {
    return (
      <TakeNoteForm
        backend={backend}
        labels={labels}
        start={{ ...emptyForm, labels: label ? [label.id] : [] }}
        onClose={() => {
          setWasOpen(true);
          onToggle(false);
        }}
      />
    );
  }
  return (
    <div className={styles.opener} ref={wasOpen ? focusButton : null}>
      <Button size="large" icon={<NoteAdd20Regular />} onClick={() => onToggle(true)}>
        <Trans>Add a note</Trans>
      </Button>
    </div>
  );
}

const focusButton = (element: HTMLElement | null) => element?.querySelector('button')?.focus();
