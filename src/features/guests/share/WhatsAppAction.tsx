import { Button } from '@fluentui/react-components';
import { Chat20Regular } from '@fluentui/react-icons/svg/chat';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useCountryCode } from '../../../domain/guest/country-code.ts';
import { CountryCodeDialog } from '../../../domain/guest/CountryCodeDialog.tsx';
import type { WayButtonProps } from './use-sending.ts';
import { createWhatsAppLink } from './share-links.ts';

interface WhatsAppActionProps extends WayButtonProps {
  phone: string;
  text: string;
}

/** Opens WhatsApp with the text and the guest's number. The country code is asked once. */
export function WhatsAppAction({ phone, text, label, onOpen, ...look }: WhatsAppActionProps) {
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
