import { Button } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Label } from '../../../api/template.gen.ts';
import { openNewRecordDraft } from '../../../forms/new-record-draft.ts';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import { getSending, NotSent } from '../../../forms/sending-forms.ts';
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
  const [unsaved] = useState(() => openNewRecordDraft(draft));
  /** Closes the form if another tab has saved its text. */
  const closeIfCreated = () => {
    if (!unsaved.isCreated()) return false;
    unsaved.draft.remove();
    toasts.show({ variant: 'info', message: msg`Note saved in another tab` });
    onClose();
    return true;
  };
  const [attach] = useState(() => (section: HTMLElement | null) => {
    closeOnEscape(section, close);
    return unsaved.onCreateElsewhere(() => {
      if (!getSending(draft.key)) closeIfCreated();
    });
  });
  const form = useSchemaForm(noteSchema, {
    defaultValue: asTexts(start),
    async submit(note) {
      if (closeIfCreated()) throw new NotSent();
      await createNote(backend, note);
      unsaved.noteCreated();
      toasts.show({ variant: 'success', message: note.archive ? msg`Note archived` : msg`Note saved` });
    },
    draft: unsaved.draft,
  });
  return (
    <section className={styles.form} aria-label={t`New note`} ref={attach}>
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
              unsaved.draft.remove();
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

/** The first field gets the focus, and Escape closes. */
function closeOnEscape(section: HTMLElement | null, close: () => void) {
  section?.querySelector('input')?.focus();
  section?.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
}
