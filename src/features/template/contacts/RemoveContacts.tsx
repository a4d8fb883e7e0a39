import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { Contact } from '../../../api/template.gen.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { serverMessage } from '../../../ui/server-message.ts';
import { toasts } from '../../../ui/toasts.ts';
import { removeContacts } from './mutations.ts';

interface RemoveContactsProps {
  open: boolean;
  contacts: readonly Contact[];
  onClose(): void;
  onRemoved(): void;
}

/** Asks before one or several contacts are deleted. */
export function RemoveContacts({ open, contacts, onClose, onRemoved }: RemoveContactsProps) {
  const clients = { templateApi: useTemplateApi(), queryClient: useQueryClient() };
  const { mutate, isPending, isError, error } = useMutation(removeContacts(clients));
  const count = contacts.length;
  const name = <ForeignText text={contacts[0]?.name ?? ''} />;
  const onConfirm = () =>
    mutate(contacts, {
      onSuccess: () => {
        const message = msg`${plural(count, { one: '# contact deleted', other: '# contacts deleted' })}`;
        toasts.show({ variant: 'success', message });
        onClose();
        onRemoved();
      },
    });
  return (
    <ConfirmDialog
      open={open}
      tone="danger"
      action={
        count === 1 ? (
          <Trans>delete {name}</Trans>
        ) : (
          <Plural value={count} one="delete # contact" other="delete # contacts" />
        )
      }
      confirmLabel={<Trans>Delete</Trans>}
      failure={isError && (serverMessage(error) || <Trans>We could not delete this. Try again.</Trans>)}
      isPending={isPending}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <Trans>You cannot undo this. Guests of your events are not affected.</Trans>
    </ConfirmDialog>
  );
}
