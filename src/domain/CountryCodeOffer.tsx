import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useCountryCode } from './country-code.ts';
import { CountryCodeDialog } from './CountryCodeDialog.tsx';
import { hasCountryCode } from './guest-phone.ts';

interface CountryCodeOfferProps {
  /** The numbers as typed or imported. */
  phones: readonly string[];
  onChoose?(): void;
}

/** Offers to choose the country code of numbers that have one, if none is known: it is left out from then on. */
export function CountryCodeOffer({ phones, onChoose }: CountryCodeOfferProps) {
  const countryCode = useCountryCode();
  const [isAsking, setAsking] = useState(false);
  if (countryCode !== '' || !phones.some(hasCountryCode)) return null;
  return (
    <MessageBar layout="multiline">
      <MessageBarBody>
        <Trans>Some phone numbers have a country code. Choose it once to leave it out.</Trans>
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={() => setAsking(true)}>
          <Trans>Choose country code</Trans>
        </Button>
      </MessageBarActions>
      <CountryCodeDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        confirmLabel={<Trans>Save</Trans>}
        onChoose={() => onChoose?.()}
      />
    </MessageBar>
  );
}
