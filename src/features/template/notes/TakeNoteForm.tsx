import { Button } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Label } from '../../../api/template.gen.ts';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { usePlainForm } from '../../../forms/use-plain-form.ts';
import { toasts } from '../../../ui/toasts.ts';
import { createNote, type NotesBackend } from './mutations.ts';
import { asTexts } from './note-fields.ts';
import { type NoteForm, noteSchema } from './note-schema.ts';
import { NoteFields } from './NoteFields.tsx';
import styles from './TakeNote.module.css';
import noteFields from './NoteFields.module.css';

interface TakeNoteFormProps {
  backend: NotesBackend;
  labels: readonly Label[];
  start: NoteForm;
  onClose(): void;
}

/** A new note. */
export function TakeNoteForm({ backend, labels, start, onClose }: TakeNoteFormProps) {
  const { t } = useLingui();
  const [hear] = useState(() => closeOnEscape(onClose));
  const form = usePlainForm(noteSchema, {
    defaultValue: asTexts(start),
    async save(note) {
      await createNote(backend, note);
      toasts.show({ variant: 'success', message: note.archive ? msg`Note archived` : msg`Note saved` });
    },
    onSaved: onClose,
  });
  return (
    <section className={styles.form} aria-label={t`New note`} ref={hear}>
      <SchemaFormView form={form}>
        <NoteFields fields={form.fields} labels={labels} isHeld={form.busy} />
        <div className={noteFields.buttons}>
          <Button size="large" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton form={form}>
            <Trans>Save</Trans>
          </SubmitButton>
        </div>
        <LeaveGuard mustAsk={() => form.changed} isSending={form.busy} openedBy={['edit']} />
      </SchemaFormView>
    </section>
  );
}

/** For a `ref`: the first field gets the focus, and Escape closes. */
const closeOnEscape = (close: () => void) => (section: HTMLElement | null) => {
  section?.querySelector('input')?.focus();
  section?.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // It closes no side panel as well.
    event.preventDefault();
    close();
  });
};
