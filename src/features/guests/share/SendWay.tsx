import { Comment20Regular } from '@fluentui/react-icons/svg/comment';
import { Mail20Regular } from '@fluentui/react-icons/svg/mail';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactElement, type ReactNode, useState } from 'react';
import { createMailLink, createSmsLink, createWhatsAppLink } from './share-links.ts';
import type { MessageSending, Way, WayButtonProps } from './use-sending.ts';
import { Share20Regular } from '@fluentui/react-icons/svg/share';
import { msg } from '@lingui/core/macro';
import { copyToClipboard } from '../../../ui/text/copy-to-clipboard.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { CopyByHand } from './CopyByHand.tsx';
import { Button } from '@fluentui/react-components';
import { Chat20Regular } from '@fluentui/react-icons/svg/chat';
import { useCountryCode } from '../../../domain/guest/country-code.ts';
import { CountryCodeDialog } from '../../../domain/guest/CountryCodeDialog.tsx';

interface SendWayProps {
  sending: MessageSending;
  way: Way;
  appearance: 'primary' | 'secondary' | 'subtle';
  size?: 'medium' | 'large';
  /** After the label: the key that presses the button. */
  children?: ReactNode;
}

/** Opens the next text of a message in one app. */
export function SendWay({ sending, way, appearance, size = 'medium', children }: SendWayProps) {
  const countryCode = useCountryCode();
  const { guest, text, isLink, card, eventName } = sending;
  const props = {
    appearance,
    size,
    onOpen: () => sending.onOpen(way),
    label: (
      <>
        <Label way={way} isLink={isLink} hasCard={card?.isShared ?? false} isLarge={size === 'large'} />
        {children}
      </>
    ),
  };
  switch (way) {
    case 'whatsapp':
      return <WhatsAppAction {...props} phone={guest.phone} text={text} />;
    case 'sms':
      return (
        <LinkButton
          {...props}
          icon={<Comment20Regular />}
          href={createSmsLink(countryCode, guest.phone, text)}
        />
      );
    case 'email':
      return <LinkButton {...props} icon={<Mail20Regular />} href={createMailLink(eventName, text)} />;
    case 'copy':
      return <CopyButton {...props} text={text} isLink={isLink} guestName={guest.name} />;
    case 'share':
      return <ShareSheetButton {...props} text={text} card={isLink || !card?.isShared ? undefined : card} />;
  }
}

interface LabelProps {
  way: Way;
  isLink: boolean;
  hasCard: boolean;
  isLarge: boolean;
}

function Label({ way, isLink, hasCard, isLarge }: LabelProps) {
  if (way === 'copy') return isLink ? <Trans>Copy link</Trans> : <Trans>Copy message</Trans>;
  if (isLink) return <Trans>Send the link</Trans>;
  if (way === 'sms') return <Trans>SMS</Trans>;
  if (way === 'email') return <Trans>Email</Trans>;
  if (way === 'whatsapp') return isLarge ? <Trans>Open in WhatsApp</Trans> : <Trans>WhatsApp</Trans>;
  return hasCard ? <Trans>Share with the card</Trans> : <Trans>Share…</Trans>;
}

/** In the row of subtle buttons, a phone has no room for icons. */
const LinkButton = ({
  icon,
  label,
  onOpen,
  ...link
}: WayButtonProps & { href: string; icon: ReactElement }) => (
  <Button as="a" {...link} {...(link.appearance !== 'subtle' && { icon })} onClick={onOpen}>
    {label}
  </Button>
);

interface CopyButtonProps extends WayButtonProps {
  text: string;
  isLink: boolean;
  guestName: string;
}

function CopyButton({ text, isLink, guestName, label, onOpen, ...look }: CopyButtonProps) {
  const { t } = useLingui();
  const [uncopied, setUncopied] = useState<string>();
  const copy = async () => {
    if (!(await copyToClipboard(text))) return setUncopied(text);
    toasts.show({
      variant: 'success',
      message: isLink ? msg`RSVP link copied` : msg`Message copied`,
      detail: guestName,
    });
    onOpen();
  };
  return (
    <>
      <Button {...look} onClick={() => void copy()}>
        {label}
      </Button>
      <CopyByHand
        text={uncopied}
        label={isLink ? t`RSVP link` : t`Message`}
        onClose={() => {
          setUncopied(undefined);
          onOpen();
        }}
      />
    </>
  );
}

interface ShareSheetButtonProps extends WayButtonProps {
  text: string;
  /** The card that goes with the text, once it is loaded. */
  card: { file: File | undefined; isLoading: boolean } | undefined;
}

/** Opens the device's share sheet. If it refuses, the text is copied, or shown to copy. */
function ShareSheetButton({ text, card, label, onOpen, ...look }: ShareSheetButtonProps) {
  const { t } = useLingui();
  const [uncopied, setUncopied] = useState<string>();
  const share = async () => {
    try {
      await navigator.share({ text, ...(card?.file && { files: [card.file] }) });
      onOpen();
    } catch (error) {
      // The person closed the share sheet, or pressed twice while it is open: neither is a failure.
      if (error instanceof DOMException && /^(?:Abort|InvalidState)Error$/.test(error.name)) return;
      if (!(await copyToClipboard(text))) return setUncopied(text);
      toasts.show({
        variant: 'info',
        message: msg`Sharing did not work here. The message is copied instead.`,
      });
    }
  };
  return (
    <>
      <Button
        {...look}
        icon={<Share20Regular />}
        disabledFocusable={card?.isLoading ?? false}
        onClick={() => void share()}
      >
        {label}
      </Button>
      <CopyByHand text={uncopied} label={t`Message`} onClose={() => setUncopied(undefined)} />
    </>
  );
}

interface WhatsAppActionProps extends WayButtonProps {
  phone: string;
  text: string;
}

/** Opens WhatsApp with the text and the guest's number. The country code is asked once. */
function WhatsAppAction({ phone, text, label, onOpen, ...look }: WhatsAppActionProps) {
  const countryCode = useCountryCode();
  const [isAsking, setAsking] = useState(false);
  if (countryCode !== '') {
    return (
      <Button
        as="a"
        {...look}
        icon={<Chat20Regular />}
        href={createWhatsAppLink(countryCode, phone, text)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onOpen}
      >
        {label}
      </Button>
    );
  }
  return (
    <>
      <Button {...look} icon={<Chat20Regular />} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <CountryCodeDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        confirmLabel={<Trans>Open WhatsApp</Trans>}
        onChoose={(code) => {
          onOpen();
          window.open(createWhatsAppLink(code, phone, text), '_blank', 'noopener');
        }}
      />
    </>
  );
}
