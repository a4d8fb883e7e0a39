import { useRef } from 'react';
import type { Note } from '../../../api/template.gen.ts';
import { readTexts } from '../../../forms/draft-values.ts';
import { isChanged } from '../../../forms/is-changed.ts';
import { getSending } from '../../../forms/sending-forms.ts';
import { useMerge } from '../../../forms/use-merge.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import type { Draft } from '../../../storage/drafts.ts';
import { waitForPictures } from '../../../ui/picture-reading.ts';
import { reportArchived } from './actions.ts';
import { type NotesBackend, readNoteAgain, updateNote } from './mutations.ts';
import { asTexts, type NoteTexts, toForm } from './note-fields.ts';
import { type NoteForm, noteSchema } from './note-schema.ts';

interface NoteFormOptions {
  note: Note;
  backend: NotesBackend;
  draft: Draft;
  /** The labels of the fields, by name. */
  names: Readonly<Record<keyof NoteForm, string>>;
  /** Starts the form again with the saved version. */
  onDiscard(): void;
}

/** The form of an existing note, which is sent when it is closed. */
export function useNoteForm({ note, backend, draft, names, onDiscard }: NoteFormOptions) {
  const hasKeptTheirs = useRef(false);
  const edit = useMerge<Note, NoteForm, NoteTexts>({
    saved: toForm(note),
    getFields: toForm,
    asTexts,
    draft,
    labels: names,
    onKeepTheirs() {
      hasKeptTheirs.current = true;
      onDiscard();
    },
  });
  const form = useSchemaForm(noteSchema, {
    defaultValue: edit.beginning,
    submit: (mine) =>
      edit.save(mine, {
        readAgain: () => readNoteAgain(backend, note.id),
        async send({ changes }) {
          // Somebody else may have made the same changes.
          if (Object.keys(changes).length > 0) await updateNote(backend, note.id, changes);
          if (changes.archive !== undefined)
            reportArchived(backend, { id: note.id, archive: changes.archive });
        },
      }),
    draft: edit.draft,
    onDiscard,
  });
  return {
    form,
    question: edit.question,
    /** Sends the changes, once however often it is called. @returns whether nothing is left to send */
    async save(): Promise<boolean> {
      await waitForPictures();
      const element = document.forms.namedItem(form.props.id);
      const texts = element && readTexts(element, Object.keys(edit.beginning));
      if (!texts || !(edit.draft.mayBeSaved || isChanged(edit.beginning, texts))) return true;
      hasKeptTheirs.current = false;
      element.requestSubmit();
      try {
        const sending = getSending(draft.key);
        await sending?.finished;
        return sending !== undefined;
      } catch {
        // The form shows why.
        return hasKeptTheirs.current;
      }
    },
  };
}
