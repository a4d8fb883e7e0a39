import { Button } from '@fluentui/react-components';
import { Call20Regular } from '@fluentui/react-icons/svg/call';
import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark';
import { Comment20Regular } from '@fluentui/react-icons/svg/comment';
import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { Mail20Regular } from '@fluentui/react-icons/svg/mail';
import { QrCode20Regular } from '@fluentui/react-icons/svg/qr-code';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { SavedGuest } from '../../domain/guest-mutations.ts';
import { CopyByHand } from './CopyByHand.tsx';
import { useCountryCode } from '../../domain/country-code.ts';
import styles from './GuestShare.module.css';
import { MessageBubble } from './MessageBubble.tsx';
import { MessageChooser } from './MessageChooser.tsx';
import { createOpenedLog } from './opened-log.ts';
import { composeForGuest, getPersonalLink, useShareableMessages } from './personal-message.ts';
import { createCallLink, createMailLink, createSmsLink } from './share-links.ts';
import { ShareSheetButton } from './ShareSheetButton.tsx';
import { useCopyLink } from './use-copy-link.ts';
import { WhatsAppAction } from './WhatsAppAction.tsx';

const QrDialog = lazy(async () => ({ default: (await import('./QrDialog.tsx')).QrDialog }));

interface GuestShareProps {
  guest: SavedGuest;
  eventId: string;
  eventName: string;
}

/** All ways to send a guest their link, with the message. */
export function GuestShare({ guest, eventId, eventName }: GuestShareProps) {
  const { t } = useLingui();
  const [chosenId, setChosenId] = useState<string>();
  const [isQrOpen, setQrOpen] = useState(false);
  const { messages, chosen } = useShareableMessages(eventId, chosenId);
  const { isCopied, uncopied, copyLink, onClose } = useCopyLink(guest);
  const countryCode = useCountryCode();
  const texts = composeForGuest(chosen, guest);
  const text = texts.join('\n\n');
  const { phone } = guest;
  return (
    <section className={styles.share} aria-label={t`Send the link`}>
      <div className={styles.ways}>
        {phone && (
          <WhatsAppAction
            phone={phone}
            text={text}
            appearance={guest.isWAPhone === false ? 'secondary' : 'primary'}
            onOpen={() => createOpenedLog().add(eventId, guest.id)}
          />
        )}
        {phone && (
          <Button as="a" icon={<Call20Regular />} href={createCallLink(countryCode, phone)}>
            <Trans>Call</Trans>
          </Button>
        )}
        {phone && (
          <Button as="a" icon={<Comment20Regular />} href={createSmsLink(countryCode, phone, text)}>
            <Trans>SMS</Trans>
          </Button>
        )}
        <Button as="a" icon={<Mail20Regular />} href={createMailLink(eventName, text)}>
          <Trans>Email</Trans>
        </Button>
        <Button icon={isCopied ? <Checkmark20Regular /> : <Link20Regular />} onClick={copyLink}>
          <Trans>Copy link</Trans>
        </Button>
        <Button icon={<QrCode20Regular />} onClick={() => setQrOpen(true)}>
          <Trans>QR code</Trans>
        </Button>
        <ShareSheetButton text={text} />
      </div>
      <MessageChooser messages={messages} chosen={chosen} onChange={setChosenId} />
      <MessageBubble texts={texts} link={getPersonalLink(guest.id)} />
      <CopyByHand text={uncopied} label={t`RSVP link`} onClose={onClose} />
      <Suspense>{isQrOpen && <QrDialog guest={guest} onClose={() => setQrOpen(false)} />}</Suspense>
    </section>
  );
}
