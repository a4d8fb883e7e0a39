import { useLingui } from '@lingui/react/macro';
import type { Label, Note } from '../../../api/template.gen.ts';
import type { NotesBackend } from './mutations.ts';
import type { NoteList } from './note-place.ts';
import { NoteCard } from './NoteCard.tsx';
import styles from './NotesPage.module.css';

interface NoteGridProps {
  notes: readonly Note[];
  labels: readonly Label[];
  list: NoteList;
  backend: NotesBackend;
}

/** Cards of different heights, in as many columns as fit. */
export function NoteGrid({ notes, ...card }: NoteGridProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.grid} aria-label={t`Notes`}>
      {notes.map((note) => (
        <li key={note.id}>
          <NoteCard note={note} {...card} />
        </li>
      ))}
    </ul>
  );
}
