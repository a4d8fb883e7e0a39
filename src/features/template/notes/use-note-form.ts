import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useRef, useState } from 'react';
import type { Note } from '../../../api/template.gen.ts';
import type { Draft } from '../../../storage/drafts.ts';
import { reportArchived } from './actions.ts';
import { type NotesBackend, updateNote } from './mutations.ts';
import { asDraft, getChanges, toForm, hasWords, isSame, type NoteForm, readDraft } from './note-fields.ts';

/** A note being edited: its values, kept as a draft until they are saved. */
export function useNoteForm({ note, backend, draft }: { note: Note; backend: NotesBackend; draft: Draft }) {
  const saved = toForm(note);
  const [start, setStart] = useState(saved);
  const [values, setValues] = useState(() => readDraft(draft.read()) ?? start);
  const [restored, setRestored] = useState(() => !isSame(start, values));
  const [problem, setProblem] = useState<MessageDescriptor>();
  const saving = useRef<Promise<boolean>>(undefined);

  const send = async () => {
    const changes = getChanges(start, values);
    if (Object.keys(changes).length === 0) return true;
    if (!hasWords(values)) {
      setProblem(msg`A note cannot be empty. Write something, or delete the note.`);
      return false;
    }
    try {
      await updateNote(backend, note.id, changes);
    } catch {
      setProblem(msg`We could not save this note. What you wrote is kept on this device.`);
      return false;
    }
    if (changes.archive !== undefined) reportArchived(backend, { id: note.id, archive: changes.archive });
    setStart(values);
    setRestored(false);
    return true;
  };
  return {
    values,
    changed: !isSame(start, values),
    restored,
    problem,
    change(next: NoteForm) {
      setValues(next);
      setProblem(undefined);
      if (isSame(start, next)) draft.remove();
      else draft.write(asDraft(next));
    },
    /** Restores the saved version. */
    restart() {
      draft.remove();
      setStart(saved);
      setValues(saved);
      setRestored(false);
      setProblem(undefined);
    },
    /** Saves the changes, once however often it is called. @returns whether nothing is left unsaved */
    async save() {
      saving.current ??= send();
      const isSaved = await saving.current;
      saving.current = undefined;
      if (isSaved) draft.remove();
      return isSaved;
    },
  };
}
