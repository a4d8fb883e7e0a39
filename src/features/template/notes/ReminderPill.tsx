import { ClockAlarm16Regular } from '@fluentui/react-icons/svg/clock-alarm';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { readReminder } from './reminder.ts';
import styles from './NoteCard.module.css';

/** The time of a reminder, with a text if it has passed. */
export function ReminderPill({ reminder }: { reminder: string }) {
  const { i18n } = useLingui();
  const [now] = useState(() => Date.now());
  const read = readReminder(reminder, now);
  const when = read ? i18n.date(read.date, { dateStyle: 'medium', timeStyle: 'short' }) : '—';
  return (
    <span className={styles.pill} data-passed={read?.hasPassed ?? false}>
      <ClockAlarm16Regular aria-hidden />
      {read?.hasPassed ? <Trans>Overdue since {when}</Trans> : <Trans>Reminder: {when}</Trans>}
    </span>
  );
}
