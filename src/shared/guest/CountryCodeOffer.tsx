import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { Plural, Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { preferFocus } from '../../ui/keyboard/focus.ts';
import { setCountryCode, useCountryCode } from '../../domain/guest/country-code.ts';
import { CountryCodeDialog } from './CountryCodeDialog.tsx';
import { hasCountryCode, parseGuestPhone } from '../../domain/guest/guest-texts.ts';
import { suggestCountryCode } from '../../domain/guest/suggest-country-code.ts';

interface CountryCodeOfferProps {
  /** The numbers as typed or imported. */
  phones: readonly string[];
  /** The code is stored. The focus goes to the first such number's field, unless this prefers another place. */
  onChoose?(): void;
}

/**
 * Offers to remove the country code of numbers that have one, if none is known: it is left out from then on. A code that
 * is not recognised is asked for, and one that is left out can be changed, because a list may be from another country.
 */
export function CountryCodeOffer({ phones, onChoose }: CountryCodeOfferProps) {
  const countryCode = useCountryCode();
  const [isAsking, setAsking] = useState(false);
  const isAskedFor = countryCode === '' && phones.some(hasCountryCode);
  const suggestion = useMemo(
    () => (isAskedFor ? suggestCountryCode(phones) : undefined),
    [isAskedFor, phones],
  );
  const { code, count = 0 } = suggestion ?? {};
  const isUsed = useMemo(
    () =>
      countryCode !== '' &&
      phones.some((phone) => hasCountryCode(phone) && !hasCountryCode(parseGuestPhone(phone, countryCode))),
    [countryCode, phones],
  );
  const choose = () => {
    preferFocus(findPhoneField);
    onChoose?.();
  };
  const remove = (known: string) => {
    setCountryCode(known);
    onChoose?.();
  };
  return (
    <>
      {(isAskedFor || isUsed) && (
        <MessageBar layout="multiline">
          <MessageBarBody>
            {code !== undefined ? (
              <Trans>
                <Plural value={count} one="# number starts" other="# numbers start" /> with{' '}
                <bdi dir="ltr">+{code}</bdi>.
              </Trans>
            ) : isAskedFor ? (
              <Trans>Some phone numbers have a country code. Choose it once to leave it out.</Trans>
            ) : (
              <Trans>
                The country code <bdi dir="ltr">+{countryCode}</bdi> was left out of phone numbers.
              </Trans>
            )}
          </MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={() => (code === undefined ? setAsking(true) : remove(code))}>
              {code !== undefined ? (
                // A button is a row, which would drop the space.
                <span>
                  <Trans>
                    Remove <bdi dir="ltr">+{code}</bdi>
                  </Trans>
                </span>
              ) : isAskedFor ? (
                <Trans>Choose country code</Trans>
              ) : (
                <Trans>Change country code</Trans>
              )}
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
