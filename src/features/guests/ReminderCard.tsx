import { Button } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedGuest } from '../../domain/guest-mutations.ts';
import { formatPhone } from '../../domain/phone.ts';
import { ForeignText } from '../../ui/ForeignText.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import { MessageChooser } from './MessageChooser.tsx';
import { composeForGuest, getPersonalLink, type ShareableMessage } from './personal-message.ts';
import { ReminderActions } from './ReminderActions.tsx';
import styles from './RemindPage.module.css';

interface ReminderCardProps {
  guest: SavedGuest;
  /** From 1. */
  place: number;
  count: number;
  eventName: string;
  messages: readonly ShareableMessage[];
  chosen: ShareableMessage;
  /** When a message was opened before, in milliseconds since 1970. */
  openedAt: number | undefined;
  onMessageChange(id: string): void;
  /** A message is being opened in another app. */
  onOpen(): void;
  /** Moves to the next guest. */
  onAdvance(): void;
}

/** Focus stays on the main action from guest to guest, so that Enter goes through the queue. */
const focusAction = (foot: HTMLElement | null) =>
  foot?.querySelector<HTMLElement>('[data-main] > :is(a, button)')?.focus({ preventScroll: true });

/** The current guest: the message, and the ways to send it. */
export function ReminderCard(props: ReminderCardProps) {
  const { guest, place, count, eventName, messages, chosen, openedAt, onMessageChange } = props;
  const { t, i18n } = useLingui();
  const texts = composeForGuest(chosen, guest);
  const [here, all] = [i18n.number(place), i18n.number(count)];
  const at =
    openedAt !== undefined && i18n.date(new Date(openedAt), { dateStyle: 'medium', timeStyle: 'short' });
  const ways = {
    guest,
    text: texts.join('\n\n'),
    eventName,
    onOpen() {
      props.onOpen();
      // After the click, because the link must still lead to this guest.
      setTimeout(props.onAdvance);
    },
  };
  return (
    <article className={styles.card} aria-label={guest.name || t`No name`}>
      <header>
        <h3>
          <ForeignText text={guest.name || t`No name`} />
        </h3>
        {guest.phone && <bdi dir="ltr">{formatPhone(guest.phone)}</bdi>}
        {at && (
          <small>
            <Trans>Opened on {at}</Trans>
          </small>
        )}
      </header>
      <div className={styles.chat}>
        <MessageChooser messages={messages} chosen={chosen} onChange={onMessageChange} />
        <MessageBubble texts={texts} link={getPersonalLink(guest.id)} />
        <div className={styles.ways} role="group" aria-label={t`Other ways`}>
          <ReminderActions part="others" {...ways} />
        </div>
      </div>
      <footer ref={focusAction}>
        <span role="status">
          <Trans>
            {here} of {all}
          </Trans>
        </span>
        <Button size="large" onClick={props.onAdvance}>
          <Trans>Skip</Trans>
        </Button>
        <span data-main="" className={styles.main}>
          <ReminderActions part="main" {...ways} />
        </span>
      </footer>
    </article>
  );
}
