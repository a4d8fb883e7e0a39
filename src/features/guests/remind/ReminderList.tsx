import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import { Avatar } from '../../../ui/text/Avatar.tsx';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import type { OpenedMessages } from '../../../domain/guest/opened-log.ts';
import { getChannel } from './reminder-queue.ts';
import styles from './RemindPage.module.css';

interface ReminderListProps {
  queue: readonly SavedGuest[];
  current: string | undefined;
  opened: OpenedMessages;
  onChoose(guestId: string): void;
}

/** Rows shown before and after the current guest; a queue may have thousands. */
const [before, after] = [20, 80];

/** The guests of the queue: those with an opened message, and the current one. */
export function ReminderList({ queue, current, opened, onChoose }: ReminderListProps) {
  const { t, i18n } = useLingui();
  const place = Math.max(
    0,
    queue.findIndex(({ id }) => id === current),
  );
  const start = Math.max(0, place - before);
  const shown = queue.slice(start, place + after);
  const more = queue.length - shown.length;
  const note = (guest: SavedGuest) => {
    const at = opened.get(guest.id)?.at;
    if (at !== undefined) {
      const day = i18n.date(new Date(at), { day: 'numeric', month: 'short' });
      return <Trans>opened {day}</Trans>;
    }
    const channel = getChannel(guest);
    if (channel === 'whatsapp') return null;
    return channel === 'phone' ? <Trans>by phone</Trans> : <Trans>no phone number</Trans>;
  };
  return (
    <div className={styles.queue}>
      <ol start={start + 1}>
        {shown.map((guest) => (
          <li key={guest.id}>
            <button
              type="button"
              aria-current={guest.id === current ? 'step' : undefined}
              onClick={() => onChoose(guest.id)}
            >
              <Avatar name={guest.name} />
              <span className={styles.queueName}>
                <ForeignText text={guest.name || t`No name`} isOneLine />
              </span>
              <small data-opened={opened.has(guest.id) || undefined}>{note(guest)}</small>
            </button>
          </li>
        ))}
      </ol>
      {more > 0 && (
        <p>
          <Plural value={more} one="# more guest" other="# more guests" />
        </p>
      )}
    </div>
  );
}
