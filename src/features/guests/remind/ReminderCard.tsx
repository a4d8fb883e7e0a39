import { Button } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCountryCode } from '../../../domain/guest/country-code.ts';
import type { SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import { formatPhone } from '../../../domain/guest/phone.ts';
import { getPersonalLink } from '../../../domain/guest/rsvp-link.ts';
import { hasModal } from '../../../ui/keyboard/focus.ts';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { CardNote } from '../panel/CardNote.tsx';
import { MessageBubble } from '../share/MessageBubble.tsx';
import { MessageChooser } from '../share/MessageChooser.tsx';
import type { ShareableMessage } from '../share/personal-message.ts';
import styles from './RemindPage.module.css';
import { SendWay } from '../share/SendWay.tsx';
import { createCallLink } from '../share/share-links.ts';
import { useSending, type Way } from '../share/use-sending.ts';

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
function focusAction(foot: HTMLElement | null) {
  // The search may have been opened while the page was loading.
  if (hasModal()) return;
  foot?.querySelector<HTMLElement>('[data-main] > :is(a, button)')?.focus({ preventScroll: true });
}

/** The current guest: the message, and the ways to send it. */
export function ReminderCard(props: ReminderCardProps) {
  const { guest, place, count, eventName, messages, chosen, openedAt, onMessageChange } = props;
  const { t, i18n } = useLingui();
  const countryCode = useCountryCode();
  const sending = useSending({
    guest,
    eventName,
    message: chosen,
    onOpen() {
      props.onOpen();
      // After the click, because the link must still lead to this guest.
      setTimeout(props.onAdvance);
    },
  });
  const { texts, card, main, isLink, restart } = sending;
  const ways: Way[] = [
    ...(card?.isShared ? ['share' as const] : []),
    ...(guest.phone ? ['whatsapp' as const, 'sms' as const] : []),
    'email',
    'copy',
  ];
  const [here, all] = [i18n.number(place), i18n.number(count)];
  const at =
    openedAt !== undefined && i18n.date(new Date(openedAt), { dateStyle: 'medium', timeStyle: 'short' });
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
        <CardNote sending={sending} />
        <MessageBubble texts={texts} link={getPersonalLink(guest.id)} isFirstOpened={isLink} />
        <div className={styles.ways} role="group" aria-label={t`Other ways`}>
          {isLink ? (
            <Button appearance="subtle" onClick={restart}>
              <Trans>Send the text again</Trans>
            </Button>
          ) : (
            <>
              {guest.phone && (
                <Button as="a" appearance="subtle" href={createCallLink(countryCode, guest.phone)}>
                  <Trans>Call</Trans>
                </Button>
              )}
              {ways
                .filter((way) => way !== main)
                .map((way) => (
                  <SendWay key={way} sending={sending} way={way} appearance="subtle" />
                ))}
            </>
          )}
        </div>
      </div>
      <footer key={isLink ? 'link' : 'text'} ref={focusAction}>
        <span role="status">
          <Trans>
            {here} of {all}
          </Trans>
        </span>
        <Button size="large" onClick={props.onAdvance}>
          <Trans>Skip</Trans>
        </Button>
        <span data-main="" className={styles.main}>
          <SendWay sending={sending} way={main} appearance="primary" size="large">
            <kbd aria-hidden>↵</kbd>
          </SendWay>
        </span>
      </footer>
    </article>
  );
}
