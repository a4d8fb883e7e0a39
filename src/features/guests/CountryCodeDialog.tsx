import { Button, Field, Input } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Modal } from '../../ui/Modal.tsx';
import { parseCountryCode, setCountryCode } from '../../domain/country-code.ts';

interface CountryCodeDialogProps {
  open: boolean;
  onClose(): void;
  createLink(countryCode: string): string;
  onOpen(): void;
}

/**
 * Phone numbers have no country code (specification, section 9), and WhatsApp needs one: it is asked once and stored
 * here.
 */
export function CountryCodeDialog({ open, onClose, createLink, onOpen }: CountryCodeDialogProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const code = parseCountryCode(typed);
  const confirm = () => {
    if (code === undefined) return;
    setCountryCode(code);
    onOpen();
    window.open(createLink(code), '_blank', 'noopener');
    onClose();
  };
  return (
    <Modal
      open={open}
      // Without a close button, focus starts in the field.
      isAlert
      title={<Trans>Which country are the phone numbers from?</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button appearance="primary" disabled={code === undefined} onClick={confirm}>
            <Trans>Open WhatsApp</Trans>
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
          contentBefore={<span dir="ltr">+</span>}
          onChange={(_, { value }) => setTyped(value)}
          onKeyDown={({ key }) => key === 'Enter' && confirm()}
        />
      </Field>
    </Modal>
  );
}
