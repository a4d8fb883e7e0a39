import { Button } from '@fluentui/react-components';
import { Call20Regular } from '@fluentui/react-icons/svg/call';
import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark';
import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { QrCode20Regular } from '@fluentui/react-icons/svg/qr-code';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCountryCode } from '../../../domain/guest/country-code.ts';
import type { SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import { openedLog } from '../../../domain/guest/opened-log.ts';
import { getPersonalLink } from '../../../domain/guest/rsvp-link.ts';
import { createLazyPart } from '../../../ui/states/lazy-part.tsx';
import { CardNote } from '../panel/CardNote.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import styles from './GuestShare.module.css';
import { MessageBubble } from './MessageBubble.tsx';
import { MessageChooser } from './MessageChooser.tsx';
import { useShareableMessages } from './personal-message.ts';
import { chooseMessage } from '../remind/reminder-queue.ts';
import { SendWay } from './SendWay.tsx';
import { createCallLink } from './share-links.ts';
import { useCopyLink } from './use-copy.tsx';
import { useSending, type Way } from './use-sending.ts';

const QrDialog = createLazyPart(async () => (await import('../codes/QrDialog.tsx')).QrDialog);

interface GuestShareProps {
  guest: SavedGuest;
  eventId: string;
  eventName: string;
}

/** The best way to send a guest their link with the message, and the others folded. */
export function GuestShare({ guest, eventId, eventName }: GuestShareProps) {
  const { t } = useLingui();
  const [chosenId, setChosenId] = useState<string>();
  const [isQrOpen, setQrOpen] = useState(false);
  const messages = useShareableMessages(eventId, guest.answer.kind !== 'waiting');
  // The offered message stays as it is while it is opened here.
  const [opened] = useState(() => openedLog.read(eventId).get(guest.id)?.messageIds ?? []);
  const chosen = messages.find(({ id }) => id === chosenId) ?? chooseMessage(messages, opened);
  const { isCopied, copyLink, dialog } = useCopyLink(guest);
  const countryCode = useCountryCode();
  const sending = useSending({
    guest,
    eventName,
    message: chosen,
    onOpen: () => openedLog.add(eventId, guest.id, chosen.id),
  });
  const { texts, card, main, isLink, restart } = sending;
  const { phone } = guest;
  const ways: Way[] = [...(phone ? ['whatsapp' as const, 'sms' as const] : []), 'email'];
  if (card?.isShared) ways.unshift('share');
  else if (typeof navigator.share === 'function') ways.push('share');
  return (
    <Stack as="section" gap={12} className={styles.share} aria-label={t`Send the link`}>
      <Row isOneLine className={styles.main}>
        <SendWay sending={sending} way={main} appearance="primary" />
        {isLink && (
          <Button
            onClick={({ currentTarget }) => {
              currentTarget.parentElement?.querySelector<HTMLElement>('a, button')?.focus();
              restart();
            }}
          >
            <Trans>Send the text again</Trans>
          </Button>
        )}
      </Row>
      <CardNote sending={sending} />
      <MessageChooser messages={messages} chosen={chosen} onChange={setChosenId} />
      <MessageBubble texts={texts} link={getPersonalLink(guest.id)} isFirstOpened={isLink} />
      <details>
        <summary>
          <Trans>More ways</Trans>
        </summary>
        <div className={styles.ways}>
          {ways
            .filter((way) => way !== main && !isLink)
            .map((way) => (
              <SendWay key={way} sending={sending} way={way} appearance="secondary" />
            ))}
          {phone && (
            <Button as="a" icon={<Call20Regular />} href={createCallLink(countryCode, phone)}>
              <Trans>Call</Trans>
            </Button>
          )}
          <Button icon={isCopied ? <Checkmark20Regular /> : <Link20Regular />} onClick={copyLink}>
            <Trans>Copy link</Trans>
          </Button>
          <Button icon={<QrCode20Regular />} onClick={() => setQrOpen(true)}>
            <Trans>QR code</Trans>
          </Button>
        </div>
      </details>
      {dialog}
      {isQrOpen && <QrDialog guest={guest} onClose={() => setQrOpen(false)} />}
    </Stack>
  );
}
