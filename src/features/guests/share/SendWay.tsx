import { Button } from '@fluentui/react-components';
import { Chat20Regular } from '@fluentui/react-icons/svg/chat';
import { Comment20Regular } from '@fluentui/react-icons/svg/comment';
import { Mail20Regular } from '@fluentui/react-icons/svg/mail';
import { Share20Regular } from '@fluentui/react-icons/svg/share';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useCountryCode } from '../../../domain/guest/country-code.ts';
import { CountryCodeDialog } from '../../../shared/guest/CountryCodeDialog.tsx';
import { createMailLink, createSmsLink, createWhatsAppLink } from './share-links.ts';
import { useCopy } from './use-copy.tsx';
import type { MessageSending, Way } from './use-sending.ts';

interface SendWayProps {
  sending: MessageSending;
  way: Way;
  /** In a row of subtle buttons, a phone has no room for icons. */
  appearance: 'primary' | 'secondary' | 'subtle';
  size?: 'medium' | 'large';
  /** After the label: the key that presses the button. */
  children?: ReactNode;
}

const icons = {
  whatsapp: <Chat20Regular />,
  sms: <Comment20Regular />,
  email: <Mail20Regular />,
  share: <Share20Regular />,
  copy: null,
};

/** Opens the next text of a message in one app. */
export function SendWay({ sending, way, appearance, size = 'medium', children }: SendWayProps) {
  const { t } = useLingui();
  const countryCode = useCountryCode();
  const [isAsking, setAsking] = useState(false);
  const { guest, text, isLink, card, eventName } = sending;
  const isCopying = way === 'copy';
  const onOpen = () => sending.onOpen(way);
  const { copy, dialog } = useCopy(
    isCopying && isLink ? t`RSVP link` : t`Message`,
    way === 'share' ? undefined : onOpen,
  );
  const label = (
    <>
      <Label way={way} isLink={isLink} hasCard={card?.isShared ?? false} isLarge={size === 'large'} />
      {children}
    </>
  );
  const look = { appearance, size, ...(appearance !== 'subtle' && { icon: icons[way] }) };
  const toWhatsApp = (code: string) => createWhatsAppLink(code, guest.phone, text);
  switch (way) {
    case 'sms':
      return (
        <Button as="a" {...look} href={createSmsLink(countryCode, guest.phone, text)} onClick={onOpen}>
          {label}
        </Button>
      );
    case 'email': {
      const { href, isWhole } = createMailLink(eventName, text);
      const message = msg`Message copied. Paste it into the email: it is too long to be filled in.`;
      // A warning stays among the notifications: the mail app may cover this page.
      const copyText = async () => (await copy(text, { variant: 'warning', message })) && onOpen();
      return (
        <>
          <Button as="a" {...look} href={href} onClick={isWhole ? onOpen : () => void copyText()}>
            {label}
          </Button>
          {dialog}
        </>
      );
    }
    case 'copy': {
      const message = isLink ? msg`RSVP link copied` : msg`Message copied`;
      const copyText = async () =>
        (await copy(text, { variant: 'success', message, detail: guest.name })) && onOpen();
      return (
        <>
          <Button {...look} onClick={() => void copyText()}>
            {label}
          </Button>
          {dialog}
        </>
      );
    }
    case 'share': {
      // The card goes with the text, and not with a link of its own.
      const files = !isLink && card?.isShared && card.file ? [card.file] : undefined;
      const share = async () => {
        try {
          await navigator.share({ text, ...(files && { files }) });
          onOpen();
        } catch (error) {
          // The person closed the share sheet, or pressed twice while it is open: neither is a failure.
          if (error instanceof DOMException && /^(?:Abort|InvalidState)Error$/.test(error.name)) return;
          const message = msg`Sharing did not work here. The message is copied instead.`;
          await copy(text, { variant: 'info', message });
        }
      };
      const isLoading = !isLink && card?.isShared === true && card.isLoading;
      return (
        <>
          <Button {...look} disabledFocusable={isLoading} onClick={() => void share()}>
            {label}
          </Button>
          {dialog}
        </>
      );
    }
    case 'whatsapp':
      if (countryCode !== '') {
        return (
          <Button
            as="a"
            {...look}
            href={toWhatsApp(countryCode)}
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
          <Button {...look} onClick={() => setAsking(true)}>
            {label}
          </Button>
          <CountryCodeDialog
            open={isAsking}
            onClose={() => setAsking(false)}
            confirmLabel={<Trans>Open WhatsApp</Trans>}
            onChoose={(code) => {
              onOpen();
              window.open(toWhatsApp(code), '_blank', 'noopener');
            }}
          />
        </>
      );
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
