import { Button } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Label } from '../../../api/template.gen.ts';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import type { Draft } from '../../../storage/drafts.ts';
import { waitForPictures } from '../../../ui/picture-reading.ts';
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
  /** The initial form without a draft. */
  start: NoteForm;
  draft: Draft;
  onClose(): void;
}

/** A new note. Typed text is a draft at once, and a note once it is saved. */
export function TakeNoteForm({ backend, labels, start, draft, onClose }: TakeNoteFormProps) {
  const { t } = useLingui();
  const close = () => void waitForPictures().then(onClose);
  const [hear] = useState(() => closeOnEscape(close));
  const form = useSchemaForm(noteSchema, {
    defaultValue: asTexts(start),
    async submit(note) {
      await createNote(backend, note);
      toasts.show({ variant: 'success', message: note.archive ? msg`Note archived` : msg`Note saved` });
    },
    draft,
    onDiscard: onClose,
  });
  return (
    <section className={styles.form} aria-label={t`New note`} ref={hear}>
      <SchemaFormView form={form}>
        <NoteFields fields={form.fields} labels={labels} isHeld={form.busy} />
        <p className={noteFields.hint}>
          <Trans>What you write is kept as a draft on this device until you save it.</Trans>
        </p>
        <div className={noteFields.buttons}>
          <Button
            size="large"
            appearance="subtle"
            disabledFocusable={form.busy}
            onClick={() => {
              draft.remove();
              onClose();
            }}
          >
            <Trans>Discard</Trans>
          </Button>
          <Button size="large" onClick={close}>
            <Trans>Close</Trans>
          </Button>
          <SubmitButton form={form}>
            <Trans>Save</Trans>
          </SubmitButton>
        </div>
        {/* Not in `submit`: another visit to the page may have sent it. */}
        {form.sent && <span hidden ref={(element) => void (element && onClose())} />}
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
