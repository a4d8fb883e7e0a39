import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { preferFocus } from '../ui/focus.ts';
import { useCountryCode } from './country-code.ts';
import { CountryCodeDialog } from './CountryCodeDialog.tsx';
import { hasCountryCode } from './guest-phone.ts';

interface CountryCodeOfferProps {
  /** The numbers as typed or imported. */
  phones: readonly string[];
  /** The code is stored. The focus goes to the first such number's field, unless this prefers another place. */
  onChoose?(): void;
}

/** Offers to choose the country code of numbers that have one, if none is known: it is left out from then on. */
export function CountryCodeOffer({ phones, onChoose }: CountryCodeOfferProps) {
  const countryCode = useCountryCode();
  const [isAsking, setAsking] = useState(false);
  const choose = () => {
    preferFocus(findPhoneField);
    onChoose?.();
  };
  return (
    <>
      {countryCode === '' && phones.some(hasCountryCode) && (
        <MessageBar layout="multiline">
          <MessageBarBody>
            <Trans>Some phone numbers have a country code. Choose it once to leave it out.</Trans>
          </MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={() => setAsking(true)}>
              <Trans>Choose country code</Trans>
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {/* Not inside the offer: removed with it, the dialog would return the focus to its button. */}
      <CountryCodeDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        confirmLabel={<Trans>Save</Trans>}
        onChoose={choose}
      />
    </>
  );
}

const findPhoneField = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type="tel"]')].find(({ value }) =>
    hasCountryCode(value),
  ) ?? null;
