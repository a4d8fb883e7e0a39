import { Button } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SavedGuest } from '../../domain/guest-mutations.ts';
import { toasts } from '../../ui/toasts.ts';
import { copyToClipboard } from '../../ui/copy-to-clipboard.ts';
import { CopyByHand } from './CopyByHand.tsx';
import { useCountryCode } from '../../domain/country-code.ts';
import { getReach, type Reach } from './reminder-queue.ts';
import { createCallLink, createMailLink, createSmsLink } from './share-links.ts';
import { WhatsAppAction } from './WhatsAppAction.tsx';

interface ReminderActionsProps {
  part: 'main' | 'others';
  guest: SavedGuest;
  text: string;
  eventName: string;
  onOpen(): void;
}

/** The ways to send a guest their message. `main` is the best one; the others are alternatives. */
export function ReminderActions({ part, guest, text, eventName, onOpen }: ReminderActionsProps) {
  const { t } = useLingui();
  const [uncopied, setUncopied] = useState<string>();
  const countryCode = useCountryCode();
  const reach = getReach(guest);
  const { phone } = guest;
  const copy = async () => {
    if (!(await copyToClipboard(text))) return setUncopied(text);
    toasts.show({ variant: 'success', message: msg`Message copied`, detail: guest.name });
    onOpen();
  };
  const isMain = part === 'main';
  const look = {
    size: isMain ? ('large' as const) : ('medium' as const),
    appearance: isMain ? ('primary' as const) : ('subtle' as const),
  };
  const has = (way: Reach) => (way === reach) === isMain;
  return (
    <>
      {phone && has('whatsapp') && (
        <WhatsAppAction {...look} phone={phone} text={text} onOpen={onOpen}>
          {isMain ? <Trans>Open in WhatsApp</Trans> : <Trans>WhatsApp</Trans>}
          {isMain && <kbd aria-hidden>↵</kbd>}
        </WhatsAppAction>
      )}
      {phone && has('phone') && (
        <Button as="a" {...look} href={createSmsLink(countryCode, phone, text)} onClick={onOpen}>
          <Trans>SMS</Trans>
        </Button>
      )}
      {phone && !isMain && (
        <Button as="a" {...look} href={createCallLink(countryCode, phone)}>
          <Trans>Call</Trans>
        </Button>
      )}
      {!isMain && (
        <Button as="a" {...look} href={createMailLink(eventName, text)} onClick={onOpen}>
          <Trans>Email</Trans>
        </Button>
      )}
      {has('copy') && (
        <Button {...look} onClick={() => void copy()}>
          <Trans>Copy message</Trans>
        </Button>
      )}
      <CopyByHand
        text={uncopied}
        label={t`Message`}
        onClose={() => {
          setUncopied(undefined);
          onOpen();
        }}
      />
    </>
  );
}
