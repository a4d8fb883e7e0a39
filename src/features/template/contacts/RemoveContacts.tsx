import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { Contact } from '../../../api/template.gen.ts';
import { DeleteDialog } from '../../../ui/DeleteDialog.tsx';
import { removeContacts } from './mutations.ts';

interface RemoveContactsProps {
  open: boolean;
  contacts: readonly Contact[];
  onClose(): void;
  onRemoved(): void;
}

/** Asks before one or several contacts are deleted. */
export function RemoveContacts({ open, contacts, onClose, onRemoved }: RemoveContactsProps) {
  const mutation = removeContacts({ templateApi: useTemplateApi(), queryClient: useQueryClient() });
  const count = contacts.length;
  return (
    <DeleteDialog
      open={open}
      items={contacts}
      mutation={mutation}
      several={<Plural value={count} one="delete # contact" other="delete # contacts" />}
      deleted={msg`${plural(count, { one: '# contact deleted', other: '# contacts deleted' })}`}
      onClose={onClose}
      onDeleted={onRemoved}
    >
      <Trans>You cannot undo this. Guests of your events are not affected.</Trans>
    </DeleteDialog>
  );
}
