import { Pin16Filled } from '@fluentui/react-icons/svg/pin';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Label, Note } from '../../../api/template.gen.ts';
import { Card } from '../../../ui/Card.tsx';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import type { NotesBackend } from './mutations.ts';
import { getNoteName } from './note-name.ts';
import { type NoteList, noteAddress } from './note-place.ts';
import { NoteActions } from './NoteActions.tsx';
import { NoteTicks } from './NoteTicks.tsx';
import { isOwnPicture } from '../../../ui/own-picture.ts';
import { ReminderPill } from './ReminderPill.tsx';
import styles from './NoteCard.module.css';

interface NoteCardProps {
  note: Note;
  /** All existing labels. */
  labels: readonly Label[];
  /** The list of the card; the note opens over it. */
  list: NoteList;
  backend: NotesBackend;
}

/** One note: the whole card opens it, except for the ticks and the buttons. */
export function NoteCard({ note, labels, list, backend }: NoteCardProps) {
  const { i18n } = useLingui();
  const { params, over } = noteAddress(note.id, list);
  const own = labels.filter(({ id }) => note.labels.includes(id));
  return (
    <Card className={styles.card}>
      {isOwnPicture(note.image) && <img src={note.image} alt="" />}
      {note.isSelected && (
        <p className={styles.pinned}>
          <Pin16Filled aria-hidden />
          <Trans>Pinned</Trans>
        </p>
      )}
      <h2 data-untitled={note.title === ''}>
        <Link
          id={getCardId(note.id)}
          to="/apps/notes/{-$id}/{-$labelHandle}/{-$labelId}"
          params={params}
          search={({ search }) => ({ search, over })}
          resetScroll={false}
        >
          <ForeignText text={getNoteName(i18n, note)} isClamped />
        </Link>
      </h2>
      {note.message && (
        <p className={styles.text}>
          <ForeignText text={note.message} isClamped />
        </p>
      )}
      {note.checklist.length > 0 && <NoteTicks note={note} backend={backend} />}
      {(own.length > 0 || note.reminder !== null) && (
        <div className={styles.pills}>
          {note.reminder !== null && <ReminderPill reminder={note.reminder} />}
          {own.map(({ id, name }) => (
            <span key={id} className={styles.pill}>
              <ForeignText text={name} />
            </span>
          ))}
        </div>
      )}
      <NoteActions note={note} backend={backend} />
    </Card>
  );
}

/** The element of a card that gets the focus when its note is closed. */
export const getCardId = (noteId: string) => `note-${noteId}`;
