import { ToggleButton } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { Label, Note } from '../api/template.gen.ts';
import { useTemplateScope } from '../api/use-template-api.ts';
import { PictureInput } from '../../forms/PictureInput.tsx';
import { Form } from '../../forms/Form.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/use-form.ts';
import { joinClasses } from '../../ui/layout/classes.ts';
import { DeleteButton } from '../../ui/dialog/DeleteButton.tsx';
import { ForeignText } from '../../ui/text/ForeignText.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { changeNote, removeNotes, saveNote, toNoteTexts, noteSchema, toChecklist } from './note.ts';
import styles from './Notes.module.css';

interface NoteDialogProps {
  /** The note to edit; without one, the form adds a note. */
  note: Note | undefined;
  /** The labels of a new note. */
  newLabels: string[];
  labels: readonly Label[];
  /** Closes the dialog: a changed form asks first, unless its note is deleted. */
  onClose(options?: { ignoreBlocker: true }): void;
}

/** A note to add, edit or delete. */
export function NoteDialog({ note, newLabels, labels, onClose }: NoteDialogProps) {
  const { t } = useLingui();
  const scope = useTemplateScope();
  const { mutateAsync } = useMutation(saveNote(scope));
  const form = useForm({
    schema: noteSchema,
    texts: toNoteTexts(note ?? {}),
    save: ({ checklist, ...fields }) =>
      mutateAsync({
        ...(note ? { id: note.id } : { labels: newLabels }),
        ...fields,
        checklist: toChecklist(checklist, note?.checklist ?? []),
      }),
    onSaved: () => onClose(),
  });
  const { fields } = form;
  return (
    <Modal
      open
      size="medium"
      startsInContent
      onClose={onClose}
      title={note ? <Trans>Note</Trans> : <Trans>New note</Trans>}
    >
      {note && labels.length > 0 && <NoteLabels note={note} labels={labels} />}
      <Form form={form} openedBy={['note']}>
        <PictureInput field={fields.image} maxSide={640} />
        <TextField field={fields.title} label={t`Title`} autoComplete="off" isOptional />
        <TextAreaField field={fields.message} label={t`Text`} />
        <TextAreaField field={fields.checklist} label={t`Checklist`} hint={t`One item per line`} />
        <TextField field={fields.reminder} label={t`Reminder`} type="datetime-local" isOptional />
        <div className={styles.buttons}>
          {note && (
            <DeleteButton
              size="large"
              items={[note]}
              name={note.title || t`Untitled note`}
              mutation={removeNotes(scope)}
              onDeleted={() => onClose({ ignoreBlocker: true })}
            >
              <Trans>You cannot undo this.</Trans>
            </DeleteButton>
          )}
          <SubmitButton form={form}>
            <Trans>Save</Trans>
          </SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}

/** The labels as switches, which apply at once. */
function NoteLabels({ note, labels }: { note: Note; labels: readonly Label[] }) {
  const { t } = useLingui();
  const { mutate } = useMutation(changeNote(useTemplateScope()));
  const toggle = (id: string) =>
    mutate({
      id: note.id,
      labels: note.labels.includes(id) ? note.labels.filter((each) => each !== id) : [...note.labels, id],
    });
  return (
    <div className={joinClasses(styles.row, styles.switches)} role="group" aria-label={t`Labels`}>
      {labels.map(({ id, name }) => (
        <ToggleButton
          key={id}
          size="small"
          shape="circular"
          checked={note.labels.includes(id)}
          onClick={() => toggle(id)}
        >
          <ForeignText text={name} />
        </ToggleButton>
      ))}
    </div>
  );
}
