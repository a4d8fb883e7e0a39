import { Button } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Label } from '../../../api/template.gen.ts';
import type { Draft } from '../../../storage/drafts.ts';
import { reportFailure } from '../../../ui/report-failure.ts';
import { toasts } from '../../../ui/toasts.ts';
import { createNote, type NotesBackend } from './mutations.ts';
import { asDraft, hasWords, type NoteForm, readDraft, toSave } from './note-fields.ts';
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
  const [form, setForm] = useState(() => readDraft(draft.read()) ?? start);
  const [hear] = useState(() => closeOnEscape(onClose));
  const saving = useRef(false);
  const isReady = hasWords(form);
  const change = (next: NoteForm) => {
    setForm(next);
    draft.write(asDraft(next));
  };
  const save = async () => {
    if (saving.current || !isReady) return;
    saving.current = true;
    try {
      await createNote(backend, toSave(form));
      draft.remove();
      toasts.show({
        variant: 'success',
        message: form.archive ? msg`Note archived` : msg`Note saved`,
      });
      onClose();
    } catch (error) {
      // Without "Try again": the form is still open, and would save the note a second time.
      reportFailure(error, msg`We could not save this note.`);
    } finally {
      saving.current = false;
    }
  };
  return (
    <section className={styles.form} aria-label={t`New note`} ref={hear}>
      <NoteFields form={form} labels={labels} onChange={change} />
      <p className={noteFields.hint}>
        <Trans>What you write is kept as a draft on this device until you save it.</Trans>
      </p>
      <div className={noteFields.buttons}>
        <Button
          appearance="subtle"
          onClick={() => {
            draft.remove();
            onClose();
          }}
        >
          <Trans>Discard</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        <Button appearance="primary" disabledFocusable={!isReady} onClick={() => void save()}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </section>
  );
}

/** For a `ref`: the first field gets the focus, and Escape closes. */
const closeOnEscape = (close: () => void) => (section: HTMLElement | null) => {
  section?.querySelector('input')?.focus();
  section?.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
};
