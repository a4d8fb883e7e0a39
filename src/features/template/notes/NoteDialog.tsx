import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
} from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import type { Label, Note } from '../../../api/template.gen.ts';
import { DraftNotice } from '../../../forms/DraftNotice.tsx';
import type { Draft } from '../../../storage/drafts.ts';
import type { NotesBackend } from './mutations.ts';
import { focusCardLater } from './focus-card.ts';
import { NoteFields } from './NoteFields.tsx';
import { RemoveNote } from './RemoveNote.tsx';
import { useNoteForm } from './use-note-form.ts';

interface NoteDialogProps {
  note: Note;
  labels: readonly Label[];
  backend: NotesBackend;
  draft: Draft;
  /** Goes back to the list; what is not saved by then holds it up, unless it is told to ignore that. */
  close(options?: { ignoreBlocker: true }): void;
}

/** A note to read and change. Whichever way it is closed, its changes are saved first. */
export function NoteDialog({ note, labels, backend, draft, close }: NoteDialogProps) {
  const { i18n } = useLingui();
  const form = useNoteForm({ note, backend, draft });
  const [focusCard] = useState(() => focusCardLater(note.id));
  useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await form.save()),
    enableBeforeUnload: false,
  });
  const taken = Number.isNaN(Date.parse(note.time))
    ? '—'
    : i18n.date(note.time, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Dialog open onOpenChange={() => close()}>
      <DialogSurface className="note-dialog">
        <div ref={focusCard}>
          <DialogBody>
            <DialogTitle>
              <Trans>Note</Trans>
            </DialogTitle>
            <DialogContent>
              <p className="note-hint">
                <Trans>Taken on {taken}. Changes are saved when you close the note.</Trans>
              </p>
              <DraftNotice shown={form.restored} discard={form.restart} />
              <div role="alert">
                {form.problem && (
                  <MessageBar intent="error">
                    <MessageBarBody dir="auto">{i18n._(form.problem)}</MessageBarBody>
                  </MessageBar>
                )}
              </div>
              <NoteFields form={form.values} labels={labels} change={form.change} />
            </DialogContent>
            <DialogActions position="start">
              <RemoveNote
                note={note}
                backend={backend}
                removing={() => {
                  draft.remove();
                  return () => close({ ignoreBlocker: true });
                }}
              />
            </DialogActions>
            <DialogActions>
              {form.changed && (
                <Button appearance="subtle" onClick={form.restart}>
                  <Trans>Discard changes</Trans>
                </Button>
              )}
              <Button appearance="primary" onClick={() => close()}>
                <Trans>Done</Trans>
              </Button>
            </DialogActions>
          </DialogBody>
        </div>
      </DialogSurface>
    </Dialog>
  );
}
