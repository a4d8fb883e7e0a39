import { Button, type ButtonProps } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ForeignText } from '../text/ForeignText.tsx';
import { describeWriteError } from '../toasts/write-error.ts';
import { translate } from '../toasts/translate.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface Deletion<Item, Result, Context> {
  items: readonly Item[];
  /** The name of a single item. */
  name: string;
  mutation: UseMutationOptions<Result, Error, readonly Item[], Context>;
  /** The action for more than one, such as "delete 3 contacts"; a single one is named. */
  several?: ReactNode;
  onDeleted?(): void;
  /** The data that is lost with them. */
  children: ReactNode;
}

interface DeleteButtonProps<Item, Result, Context> extends Deletion<Item, Result, Context> {
  size?: NonNullable<ButtonProps['size']>;
}

/** Asks before things are deleted, and deletes them. Without any it does nothing, and keeps its place for the focus. */
export function DeleteButton<Item, Result, Context>({
  size = 'medium',
  ...deletion
}: DeleteButtonProps<Item, Result, Context>) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        size={size}
        icon={<Delete20Regular />}
        disabledFocusable={deletion.items.length === 0}
        onClick={() => setIsAsking(true)}
      >
        <Trans>Delete</Trans>
      </Button>
      <DeleteDialog open={isAsking} onClose={() => setIsAsking(false)} {...deletion} />
    </>
  );
}

interface DeleteDialogProps<Item, Result, Context> extends Deletion<Item, Result, Context> {
  open: boolean;
  onClose(): void;
}

/** The question of a `DeleteButton`. A list of buttons has one question, which outlives the row. */
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
  const { i18n } = useLingui();
  const { mutate, isPending, isError, error } = useMutation(mutation);
  const name = <ForeignText text={first} />;
  const onConfirm = () =>
    mutate(items, {
      onSuccess: () => {
        onClose();
        onDeleted?.();
      },
    });
  return (
    <ConfirmDialog
      open={open}
      tone="danger"
      action={items.length === 1 ? <Trans>delete {name}</Trans> : several}
      confirmLabel={<Trans>Delete</Trans>}
      failure={isError && translate(i18n, describeWriteError(error))}
      isPending={isPending}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
