import { Trans } from '@lingui/react/macro';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ForeignText } from '../text/ForeignText.tsx';
import { isUnavailable, getServerMessage } from '../../api/errors.ts';

interface DeleteDialogProps<Item, Result, Context> {
  open: boolean;
  items: readonly Item[];
  /** The name of a single item. */
  name: string;
  mutation: UseMutationOptions<Result, Error, readonly Item[], Context>;
  /** The action for more than one, such as "delete 3 contacts"; a single one is named. */
  several: ReactNode;
  onClose(): void;
  onDeleted(): void;
  /** What is lost with them. */
  children: ReactNode;
}

/** Asks before one or several named things are deleted, and deletes them. The list shows that they are gone. */
export function DeleteDialog<Item, Result, Context>({
  open,
  items,
  name: first,
  mutation,
  several,
  onClose,
  onDeleted,
  children,
}: DeleteDialogProps<Item, Result, Context>) {
  const { mutate, isPending, isError, error } = useMutation(mutation);
  const name = <ForeignText text={first} />;
  const onConfirm = () =>
    mutate(items, {
      onSuccess: () => {
        onClose();
        onDeleted();
      },
    });
  return (
    <ConfirmDialog
      open={open}
      tone="danger"
      action={items.length === 1 ? <Trans>delete {name}</Trans> : several}
      confirmLabel={<Trans>Delete</Trans>}
      failure={
        isError &&
        // Only a refusal has a sentence for people.
        ((!isUnavailable(error) && getServerMessage(error)) || (
          <Trans>We could not delete this. Try again.</Trans>
        ))
      }
      isPending={isPending}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
