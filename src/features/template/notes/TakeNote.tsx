import { Button } from '@fluentui/react-components';
import { NoteAdd20Regular } from '@fluentui/react-icons/svg/note-add';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Label } from '../../../api/template.gen.ts';
import type { Draft } from '../../../storage/drafts.ts';
import type { NotesBackend } from './mutations.ts';
import { emptyForm, readDraft } from './note-fields.ts';
import { TakeNoteForm } from './TakeNoteForm.tsx';
import styles from './TakeNote.module.css';

interface TakeNoteProps {
  backend: NotesBackend;
  labels: readonly Label[];
  /** The label of a new note, if it is created in the list of that label. */
  label: Label | undefined;
  draft: Draft;
}

/** The box above the notes: one line, until it is used. */
export function TakeNote({ backend, labels, label, draft }: TakeNoteProps) {
  const [state, setState] = useState<'closed' | 'open' | 'closed again'>('closed');
  if (state === 'open') {
    return (
      <TakeNoteForm
        backend={backend}
        labels={labels}
        start={{ ...emptyForm, labels: label ? [label.id] : [] }}
        draft={draft}
        onClose={() => setState('closed again')}
      />
    );
  }
  return (
    <div className={styles.opener} ref={state === 'closed again' ? focusButton : null}>
      <Button size="large" icon={<NoteAdd20Regular />} onClick={() => setState('open')}>
        {readDraft(draft.read()) ? <Trans>Continue your note</Trans> : <Trans>Add a note</Trans>}
      </Button>
    </div>
  );
}

const focusButton = (element: HTMLElement | null) => element?.querySelector('button')?.focus();
