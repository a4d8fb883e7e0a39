import { Button } from '@fluentui/react-components';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { TemplateUser } from '../../../api/template.gen.ts';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import { PictureInput } from '../../../forms/PictureInput.tsx';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { usePlainForm } from '../../../forms/use-plain-form.ts';
import { Modal } from '../../../ui/Modal.tsx';
import { updateAccount } from './mutations.ts';
import { accountSchema } from './profile-schema.ts';

interface EditAccountProps {
  account: TemplateUser;
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
}

/** The button that edits the account of the profile. */
export function EditAccount({ account, isOpen, onToggle }: EditAccountProps) {
  return (
    <>
      <Button icon={<Edit20Regular />} onClick={() => onToggle(true)}>
        <Trans>Edit profile</Trans>
      </Button>
      {isOpen && (
        <Modal open startsInContent onClose={() => onToggle(false)} title={<Trans>Edit profile</Trans>}>
          <AccountForm account={account} onSaved={() => onToggle(false)} />
        </Modal>
      )}
    </>
  );
}

/** The picture, the name and the email address of an account. */
function AccountForm({ account, onSaved }: { account: TemplateUser; onSaved(): void }) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(updateAccount(useTemplateApi(), useQueryClient()));
  const { id, displayName, email, photoURL } = account;
  const form = usePlainForm(accountSchema, {
    defaultValue: { displayName, email, photoURL },
    save: (data) => mutateAsync({ id, data }),
    onSaved,
  });
  return (
    <SchemaFormView form={form}>
      <PictureInput field={form.fields.photoURL} />
      <TextField field={form.fields.displayName} label={t`Display name`} autoComplete="off" />
      <TextField field={form.fields.email} label={t`Email`} type="email" autoComplete="off" dir="ltr" />
      <SubmitButton form={form}>
        <Trans>Save</Trans>
      </SubmitButton>
      <LeaveGuard mustAsk={() => form.changed} isSending={form.busy} openedBy={['edit']} />
    </SchemaFormView>
  );
}
