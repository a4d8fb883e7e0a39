import type { EventScope } from '../../../api/use-api.ts';
import { useFormData } from '@conform-to/react/future';
import { Button } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { isGone } from '../../../api/errors.ts';
import { CountryCodeOffer } from '../../../shared/guest/CountryCodeOffer.tsx';
import { reportDeletedGuest } from '../../../shared/guest/deleted-guest.ts';
import { getDetails } from '../../../domain/guest/guest.ts';
import { toGuestTexts, existingGuestSchema, singleGuestSchema } from '../../../domain/guest/guest-texts.ts';
import { fetchGuest } from '../../../domain/guest/guest-queries.ts';
import type { SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import { NotSubmitted } from '../../../forms/errors.ts';
import { fillField } from '../../../forms/fill-field.ts';
import { RecordForm } from '../../../forms/RecordForm.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts';
import { replaceGuest } from '../guest-cache.ts';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import styles from './guest-panel.module.css';
import { saveGuest } from '../mutations.ts';
import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import { TextField } from '../../../forms/TextField.tsx';

interface EditGuestProps {
  scope: EventScope;
  guest: SavedGuest;
  isSingleGuest: boolean;
  onClose(): void;
}

const toTexts = (guest: SavedGuest) => ({ ...toGuestTexts(getDetails(guest)) });

/** The form of a guest's details. */
export function EditGuest({ scope, guest, isSingleGuest, onClose }: EditGuestProps) {
  const { t } = useLingui();
  const labels = {
    name: t`Name`,
    phone: t`Phone`,
    // Hidden fields are merged silently.
    ...(!isSingleGuest && { invitees: t`Invited`, inviteeOnCard: t`On the card` }),
    isWAPhone: t`On WhatsApp`,
  };
  const refetch = async () => {
    const current = await fetchGuest(scope.api, scope.eventId, guest.id);
    replaceGuest(scope, current);
    return current;
  };
  const form = useRecordForm({
    name: `guest ${guest.id}`,
    schema: isSingleGuest ? singleGuestSchema : existingGuestSchema,
    texts: toTexts(guest),
    labels,
    async save(_, { merge }) {
      try {
        // Only the changes: the details of a guest have values for what the server does not have.
        await merge({ toTexts, refetch, save: (current, changes) => saveGuest(scope, current, changes) });
      } catch (error) {
        if (!isGone(error)) throw error;
        reportDeletedGuest(scope, guest.id);
        throw new NotSubmitted();
      }
    },
    onSaved: onClose,
    leftNotice: () => ({ variant: 'success', message: msg`Guest saved`, detail: guest.name }),
  });
  const leave = () => {
    form.discard();
    onClose();
  };
  const { fields } = form;
  // The number on the card follows while both are equal.
  const lastInvited = useRef(fields.invitees.defaultValue);
  const phone = useFormData(form.props.id, (texts) => texts.get('phone') ?? '', { fallback: '' });
  useShortcuts([{ key: 'Mod+enter', label: msg`Save`, run: () => requestSubmit(form.props.id) }]);
  return (
    <Stack gap={12}>
      <RecordForm form={form} openedBy={['guest', 'edit']} onDiscard={leave}>
        <TextField field={fields.name} label={t`Name`} autoComplete="off" />
        <TextField
          field={fields.phone}
          label={t`Phone`}
          hint={t`10 digits, without a country code`}
          type="tel"
          dir="ltr"
          autoComplete="off"
          isOptional
        />
        {isSingleGuest ? (
          <>
            <input type="hidden" name={fields.invitees.name} defaultValue={fields.invitees.defaultValue} />
            <input
              type="hidden"
              name={fields.inviteeOnCard.name}
              defaultValue={fields.inviteeOnCard.defaultValue}
            />
          </>
        ) : (
          <div
            className={styles.pair}
            onInput={({ target, currentTarget }) => {
              const [invited, onCard] = currentTarget.querySelectorAll('input');
              if (target !== invited || !invited || !onCard) return;
              if (onCard.value === lastInvited.current) fillField(onCard, invited.value);
              lastInvited.current = invited.value;
            }}
          >
            <TextField field={fields.invitees} label={t`Invited`} inputMode="numeric" />
            <TextField field={fields.inviteeOnCard} label={t`On the card`} inputMode="numeric" />
          </div>
        )}
        <CheckboxField field={fields.isWAPhone} label={t`On WhatsApp`} hint="" />
        <CountryCodeOffer phones={[phone]} onChoose={() => form.intent.validate('phone')} />
        <Row isOneLine>
          <SubmitButton form={form}>
            {form.changed && <span className={styles.dot} title={t`Unsaved changes`} />}
            <Trans>Save</Trans>
          </SubmitButton>
          {/* The draft of a form that is being sent stays until it is saved. */}
          <Button size="large" onClick={form.busy ? onClose : leave}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </RecordForm>
    </Stack>
  );
}

const requestSubmit = (formId: string) =>
  document.querySelector<HTMLFormElement>(`form#${CSS.escape(formId)}`)?.requestSubmit();
