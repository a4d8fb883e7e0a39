import type { EventScope } from '../../../api/use-api.ts';
import { useFormData } from '@conform-to/react/future';
import { Button } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { isGone } from '../../../api/errors.ts';
import { CountryCodeOffer } from '../../../domain/guest/CountryCodeOffer.tsx';
import { reportDeletedGuest } from '../../../domain/guest/deleted-guest.ts';
import { getDetails, type GuestDetails } from '../../../domain/guest/guest.ts';
import {
  createDraft,
  existingGuestSchema,
  type GuestDraft,
  parseGuestDraft,
  singleGuestSchema,
} from '../../../domain/guest/guest-draft.ts';
import { fetchGuest } from '../../../domain/guest/guest-queries.ts';
import type { SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import { DraftNotice, type FormStart } from '../../../forms/DraftedForm.tsx';
import { SubmitCancelled } from '../../../forms/errors.ts';
import { fillField } from '../../../forms/fill-field.ts';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useMerge } from '../../../forms/use-merge.tsx';
import type { FormTexts } from '../../../storage/drafts.ts';
import { useShortcuts } from '../../../ui/page/shortcuts.ts';
import { replaceGuest } from '../guest-cache.ts';
import { Row, Stack } from '../../../ui/page/Layout.tsx';
import styles from './guest-panel.module.css';
import { saveGuest } from '../mutations.ts';
import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import { TextField } from '../../../forms/TextField.tsx';

interface EditGuestProps {
  scope: EventScope;
  guest: SavedGuest;
  isSingleGuest: boolean;
  start: FormStart;
  onClose(): void;
}

/** The form of a guest's details. */
export function EditGuest({ scope, guest, isSingleGuest, start, onClose }: EditGuestProps) {
  const { t } = useLingui();
  const leave = () => {
    start.draft.remove();
    onClose();
  };
  const labels = {
    name: t`Name`,
    phone: t`Phone`,
    // Hidden fields are merged silently.
    ...(!isSingleGuest && { invitees: t`Invited`, inviteeOnCard: t`On the card` }),
    isWAPhone: t`On WhatsApp`,
  };
  const schema = isSingleGuest ? singleGuestSchema : existingGuestSchema;
  const edit = useMerge<SavedGuest, GuestDetails, Record<keyof GuestDraft, string>>({
    saved: createDraft(getDetails(guest)),
    asTexts: (saved) => createDraft(getDetails(saved)),
    draft: start.draft,
    title: <Trans>This guest changed while you were editing</Trans>,
    labels,
    async refetch() {
      const current = await fetchGuest(scope.api, scope.eventId, guest.id);
      replaceGuest(scope, current);
      return current;
    },
    // Only the changes: the details of a guest have values for what the server does not have.
    send: (theirs, changes) => saveGuest(scope, theirs, changes),
  });
  const save = async (mine: GuestDetails, texts: FormTexts) => {
    try {
      await edit.save(mine, texts);
    } catch (error) {
      if (!isGone(error)) throw error;
      reportDeletedGuest(scope, guest.id);
      throw new SubmitCancelled();
    }
  };
  // A draft may have numbers from when the form showed them.
  const { invitees, inviteeOnCard } = edit.base;
  const hidden = isSingleGuest && { invitees, inviteeOnCard };
  const form = useSchemaForm(schema, {
    defaultValue: edit.base,
    submit: (typed, texts) => save(parseGuestDraft({ ...typed, ...hidden }), { ...texts, ...hidden }),
    onSent: onClose,
    leftNotice: () => ({ variant: 'success', message: msg`Guest saved`, detail: guest.name }),
    start,
  });
  const { fields } = form;
  // The number on the card follows while both are equal.
  const lastInvited = useRef(fields.invitees.defaultValue);
  const phone = useFormData(form.props.id, (texts) => texts.get('phone') ?? '', { fallback: '' });
  useShortcuts([{ key: 'Mod+enter', label: msg`Save`, run: () => requestSubmit(form.props.id) }]);
  return (
    <Stack gap={12}>
      <DraftNotice start={start} restored={form.restored} onDiscard={leave} />
      <SchemaFormView form={form}>
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
      </SchemaFormView>
      {edit.dialog}
      <LeaveGuard
        mustAsk={() => form.changed && !form.sent && !start.draft.isKept()}
        isSending={form.busy}
        openedBy={['guest', 'edit']}
      />
    </Stack>
  );
}

const requestSubmit = (formId: string) =>
  document.querySelector<HTMLFormElement>(`form#${CSS.escape(formId)}`)?.requestSubmit();
