import { Button, type ButtonProps } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Trans } from '@lingui/react/macro';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isUnavailable, getServerMessage } from '../../api/errors.ts';
import { ForeignText } from '../text/ForeignText.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface DeleteButtonProps<Item, Result, Context> {
  /** Without any, the button does nothing, and keeps its place for the focus. */
  items: readonly Item[];
  /** The name of a single item. */
  name: string;
  mutation: UseMutationOptions<Result, Error, readonly Item[], Context>;
  /** The action for more than one, such as "delete 3 contacts"; a single one is named. */
  several?: ReactNode;
  onDeleted?(): void;
  /** What is lost with them. */
  children: ReactNode;
  size?: NonNullable<ButtonProps['size']>;
  /** The label of a button that is only an icon. */
  label?: string;
}

/** Asks before one or several named things are deleted, and deletes them. The list shows that they are gone. */
export function DeleteButton<Item, Result, Context>({
  items,
  name: first,
  mutation,
  several,
  onDeleted,
  children,
  size = 'medium',
  label,
}: DeleteButtonProps<Item, Result, Context>) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, isError, error } = useMutation(mutation);
  const name = <ForeignText text={first} />;
  const onConfirm = () =>
    mutate(items, {
      onSuccess: () => {
        setIsAsking(false);
        onDeleted?.();
      },
    });
  return (
    <>
      <Button
        size={size}
        icon={<Delete20Regular />}
        {...(label !== undefined && { appearance: 'subtle', 'aria-label': label })}
        disabledFocusable={items.length === 0}
        onClick={() => setIsAsking(true)}
      >
        {label === undefined && <Trans>Delete</Trans>}
      </Button>
      <ConfirmDialog
        open={isAsking}
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
        onCancel={() => setIsAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
