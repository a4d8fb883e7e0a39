import { Button, Checkbox } from '@fluentui/react-components';
import { Archive20Regular } from '@fluentui/react-icons/svg/archive';
import { ArchiveArrowBack20Regular } from '@fluentui/react-icons/svg/archive-arrow-back';
import { Pin16Filled, Pin20Regular } from '@fluentui/react-icons/svg/pin';
import { PinOff20Regular } from '@fluentui/react-icons/svg/pin-off';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Label, Note } from '../api/template.gen.ts';
import { useTemplateScope } from '../api/use-template-api.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { ForeignText } from '../../ui/text/ForeignText.tsx';
import { isOwnPicture } from '../../ui/form/own-picture.ts';
import { Pill } from '../../ui/text/Pill.tsx';
import { changeNote, selectNote, tickItem } from './note.ts';
import styles from './Notes.module.css';

/** One note: the whole card opens it, except for the ticks and the buttons. */
export function NoteCard({ note, labels }: { note: Note; labels: readonly Label[] }) {
  const { t } = useLingui();
  return (
    <Card className={styles.card}>
      {isOwnPicture(note.image) && <img src={note.image} alt="" />}
      <h2>
        <Link to="." search={(before) => ({ ...before, note: note.id })} resetScroll={false}>
          <ForeignText text={note.title || t`Untitled note`} isClamped />
        </Link>
      </h2>
      {note.message && (
        <p>
          <ForeignText text={note.message} isClamped />
        </p>
      )}
      {note.checklist.length > 0 && <NoteTicks note={note} />}
      <div className={styles.row}>
        {note.isSelected && (
          <Pill tone="notice">
            <Pin16Filled aria-hidden /> <Trans>Pinned</Trans>
          </Pill>
        )}
        {note.reminder !== null && <ReminderPill reminder={note.reminder} />}
        {labels
          .filter(({ id }) => note.labels.includes(id))
          .map(({ id, name }) => (
            <Pill key={id} tone="open">
              <ForeignText text={name} />
            </Pill>
          ))}
      </div>
      <NoteActions note={note} />
    </Card>
  );
}

/** How many items of a checklist a card shows; the note has the rest. */
const shownItems = 6;

function NoteTicks({ note: { id, checklist } }: { note: Note }) {
  const { mutate } = useMutation(tickItem(useTemplateScope()));
  const done = checklist.filter(({ checked }) => checked).length;
  const total = checklist.length;
  return (
    <div className={styles.ticks}>
      {checklist.slice(0, shownItems).map((item) => (
        <Checkbox
          key={item.id}
          checked={item.checked}
          label={<ForeignText text={item.text} />}
          onChange={(_, { checked }) => mutate({ id, item: item.id, checked: checked === true })}
        />
      ))}
      <small>
        <Trans>
          {done} of {total} done
        </Trans>
      </small>
    </div>
  );
}

/** The time of a reminder, and whether it has passed. */
function ReminderPill({ reminder }: { reminder: string }) {
  const { i18n } = useLingui();
  const [now] = useState(() => Date.now());
  const time = Date.parse(reminder);
  const when = Number.isNaN(time) ? '—' : i18n.date(time, { dateStyle: 'medium', timeStyle: 'short' });
  const isOver = time < now;
  return (
    <Pill tone={isOver ? 'caution' : 'open'}>
      {isOver ? <Trans>Overdue since {when}</Trans> : <Trans>Reminder: {when}</Trans>}
    </Pill>
  );
}

function NoteActions({ note: { id, title, archive, isSelected = false } }: { note: Note }) {
  const { t } = useLingui();
  const scope = useTemplateScope();
  const { mutate: change } = useMutation(changeNote(scope));
  const { mutate: select } = useMutation(selectNote(scope));
  const name = title || t`Untitled note`;
  return (
    <div className={styles.actions}>
      <Button
        appearance="subtle"
        icon={isSelected ? <PinOff20Regular /> : <Pin20Regular />}
        aria-label={isSelected ? t`Unpin ${name}` : t`Pin ${name}`}
        title={isSelected ? t`Unpin` : t`Pin`}
        onClick={() => (isSelected ? change({ id, isSelected: false }) : select(id))}
      />
      <Button
        appearance="subtle"
        icon={archive ? <ArchiveArrowBack20Regular /> : <Archive20Regular />}
        aria-label={archive ? t`Unarchive ${name}` : t`Archive ${name}`}
        title={archive ? t`Unarchive` : t({ message: 'Archive', context: 'verb' })}
        onClick={() => change({ id, archive: !archive })}
      />
    </div>
  );
}
