import { useLingui } from '@lingui/react/macro';
import type { GuestDraft } from '../../../domain/guest/guest-draft.ts';
import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import styles from './EditGuest.module.css';

/** A field as Conform knows it. */
interface Field {
  name: string;
  defaultValue: string;
  defaultChecked: boolean;
  errors: string[] | undefined;
}

interface GuestFieldsProps {
  fields: Record<keyof GuestDraft, Field>;
  /** Counts are omitted where each guest answers yes or no. */
  isSingleGuest: boolean;
}

/** The fields of one guest. */
export function GuestFields({ fields, isSingleGuest }: GuestFieldsProps) {
  const { t } = useLingui();
  const { name, phone, invitees, inviteeOnCard, isWAPhone } = fields;
  return (
    <>
      <TextField field={name} label={t`Name`} autoComplete="off" />
      <TextField
        field={phone}
        label={t`Phone`}
        hint={t`10 digits, without a country code`}
        type="tel"
        dir="ltr"
        autoComplete="off"
        isOptional
      />
      {isSingleGuest ? (
        <>
          <input type="hidden" name={invitees.name} defaultValue={invitees.defaultValue} />
          <input type="hidden" name={inviteeOnCard.name} defaultValue={inviteeOnCard.defaultValue} />
        </>
      ) : (
        <div className={styles.pair}>
          <TextField field={invitees} label={t`Invited`} inputMode="numeric" />
          <TextField field={inviteeOnCard} label={t`On the card`} inputMode="numeric" />
        </div>
      )}
      <CheckboxField field={isWAPhone} label={t`On WhatsApp`} hint="" />
    </>
  );
}
