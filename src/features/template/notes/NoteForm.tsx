import { Trans } from '@lingui/react/macro';
import type { Label, Note } from '../../../api/template.gen.ts';
import { joinClasses } from '../../../ui/classes.ts';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { usePlainForm } from '../../../forms/use-plain-form.ts';
import { type NotesBackend, updateNote } from './mutations.ts';
import { asTexts } from './note-fields.ts';
import { noteSchema } from './note-schema.ts';
import { NoteFields } from './NoteFields.tsx';
import styles from './NoteFields.module.css';
import { RemoveNote } from './RemoveNote.tsx';

interface NoteFormProps {
  note: Note;
  labels: readonly Label[];
  backend: NotesBackend;
  /** Returns to the list: a changed form asks first, unless its note is deleted. */
  onClose(options?: { ignoreBlocker: true }): void;
}

/** The form of a note. */
export function NoteForm({ note, labels, backend, onClose }: NoteFormProps) {
  const form = usePlainForm(noteSchema, {
    defaultValue: asTexts(note),
    save: (fields) => updateNote(backend, note.id, fields),
    onSaved: onClose,
  });
  return (
    <SchemaFormView form={form}>
      <NoteFields fields={form.fields} labels={labels} isHeld={form.busy} />
      <div className={joinClasses(styles.buttons, styles.dock)}>
        <span className={styles.remove}>
          <RemoveNote note={note} backend={backend} onRemove={() => () => onClose({ ignoreBlocker: true })} />
        </span>
        <SubmitButton form={form}>
          <Trans>Save</Trans>
        </SubmitButton>
      </div>
      <LeaveGuard mustAsk={() => form.changed} isSending={form.busy} />
    </SchemaFormView>
  );
}
