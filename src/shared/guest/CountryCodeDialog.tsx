import { Button, Field, Input } from '@fluentui/react-components';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { parseCountryCode, setCountryCode } from '../../domain/guest/country-code.ts';
import type { CountryCodeSuggestion } from '../../domain/guest/suggest-country-code.ts';

interface CountryCodeDialogProps {
  open: boolean;
  onClose(): void;
  confirmLabel: ReactNode;
  /** The code that the field has at first. */
  suggestion?: CountryCodeSuggestion | undefined;
  /** The code is stored. */
  onChoose(countryCode: string): void;
}

/**
 * Phone numbers have no country code (specification, section 9), but WhatsApp needs one, and copied lists have it: it
 * is asked once and stored here.
 */
export function CountryCodeDialog({
  open,
  onClose,
  confirmLabel,
  suggestion,
  onChoose,
}: CountryCodeDialogProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string>();
  const { code: suggested = '', count = 0 } = suggestion ?? {};
  const value = typed ?? (suggested && `+${suggested}`);
  const code = parseCountryCode(value);
  const close = () => {
    setTyped(undefined);
    onClose();
  };
  const confirm = () => {
    if (code === undefined) return;
    setCountryCode(code);
    onChoose(code);
    close();
  };
  return (
    <Modal
      open={open}
      // Without a close button, focus starts in the field.
      isAlert
      title={<Trans>Which country are the phone numbers from?</Trans>}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button appearance="primary" disabled={code === undefined} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Field
        label={t`Country code`}
        hint={
          suggestion ? (
            <Trans>
              Suggested: <bdi dir="ltr">+{suggested}</bdi> (
              <Plural value={count} one="# number" other="# numbers" />
              ). It is saved on this device.
            </Trans>
          ) : (
            <Trans>For example 90 for Turkey or 966 for Saudi Arabia. It is saved on this device.</Trans>
          )
        }
      >
        <Input
          value={value}
          type="tel"
          input={{ dir: 'ltr' }}
          onFocus={({ target }) => target.select()}
          onChange={(_, changed) => setTyped(changed.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The focus moves to a field whose form it would send.
            event.preventDefault();
            confirm();
          }}
        />
      </Field>
    </Modal>
  );
}
