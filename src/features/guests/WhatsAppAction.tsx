import { Button } from '@fluentui/react-components';
import { Chat20Regular } from '@fluentui/react-icons/svg/chat';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useCountryCode } from '../../domain/country-code.ts';
import { CountryCodeDialog } from '../../domain/CountryCodeDialog.tsx';
import { createWhatsAppLink } from './share-links.ts';

interface WhatsAppActionProps {
  phone: string;
  text: string;
  appearance: 'primary' | 'secondary' | 'subtle';
  size?: 'medium' | 'large';
  /** The chat is being opened. Whether the text is sent there is unknown. */
  onOpen(): void;
  children?: ReactNode;
}

/** Opens WhatsApp with the text and the guest's number. The country code is asked once. */
export function WhatsAppAction({
  phone,
  text,
  appearance,
  size = 'medium',
  onOpen,
  children,
}: WhatsAppActionProps) {
  const countryCode = useCountryCode();
  const [isAsking, setAsking] = useState(false);
  const label = children ?? <Trans>WhatsApp</Trans>;
  const look = { size, appearance };
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
