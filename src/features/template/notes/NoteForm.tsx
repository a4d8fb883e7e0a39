import { Button } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { createPortal } from 'react-dom';
import type { Label, Note } from '../../../api/template.gen.ts';
import { DraftNotice } from '../../../forms/DraftNotice.tsx';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import type { Draft } from '../../../storage/drafts.ts';
import type { NotesBackend } from './mutations.ts';
import { NoteFields } from './NoteFields.tsx';
import { NoteMerge } from './NoteMerge.tsx';
import { RemoveNote } from './RemoveNote.tsx';
import { useNoteForm } from './use-note-form.ts';
import styles from './NoteDialog.module.css';

interface NoteFormProps {
  note: Note;
  labels: readonly Label[];
  backend: NotesBackend;
  draft: Draft;
  /** The dialog's place for buttons. */
  bar: Element | null;
  /** Starts the form again with the saved version. */
  onDiscard(): void;
  /** Returns to the list. Unsaved changes delay it, unless it ignores them. */
  onClose(options?: { ignoreBlocker: true }): void;
}

/** The form of a note. However it is left, its changes are saved first. */
export function NoteForm({ note, labels, backend, draft, bar, onDiscard, onClose }: NoteFormProps) {
  const { t } = useLingui();
  const names = {
    title: t`Title`,
    message: t`Text`,
    image: t`Picture`,
    checklist: t`Checklist`,
    labels: t`Labels`,
    reminder: t`Reminder`,
    archive: t`Archive`,
  };
  const { form, question, save } = useNoteForm({ note, backend, draft, names, onDiscard });
  useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await save()),
    enableBeforeUnload: false,
  });
  const remove = () => {
    draft.remove();
    return () => onClose({ ignoreBlocker: true });
  };
  return (
    <SchemaFormView form={form}>
      <DraftNotice shown={form.restored} onDiscard={onDiscard} />
      <NoteFields fields={form.fields} labels={labels} isHeld={form.busy} />
      <NoteMerge question={question} names={names} labels={labels} />
      {bar &&
        createPortal(
          <>
            <span className={styles.remove}>
              <RemoveNote note={note} backend={backend} isHeld={form.busy} onRemove={remove} />
            </span>
            {form.changed && (
              <Button appearance="subtle" disabledFocusable={form.busy} onClick={onDiscard}>
                <Trans>Discard changes</Trans>
              </Button>
            )}
            <Button appearance="primary" onClick={() => onClose()}>
              <Trans>Done</Trans>
            </Button>
          </>,
          bar,
        )}
    </SchemaFormView>
  );
}
