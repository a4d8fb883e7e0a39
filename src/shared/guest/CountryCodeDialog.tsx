import { Button, Field, Input } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { parseCountryCode, setCountryCode } from '../../domain/guest/country-code.ts';

interface CountryCodeDialogProps {
  open: boolean;
  onClose(): void;
  confirmLabel: ReactNode;
  /** The code is stored. */
  onChoose(countryCode: string): void;
}

/**
 * Phone numbers have no country code (specification, section 9), but WhatsApp needs one, and copied lists have it: it
 * is asked once and stored here.
 */
export function CountryCodeDialog({ open, onClose, confirmLabel, onChoose }: CountryCodeDialogProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const code = parseCountryCode(typed);
  const close = () => {
    setTyped('');
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
        hint={t`For example 90 for Turkey or 966 for Saudi Arabia. It is saved on this device.`}
      >
        <Input
          value={typed}
          type="tel"
          input={{ dir: 'ltr' }}
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
