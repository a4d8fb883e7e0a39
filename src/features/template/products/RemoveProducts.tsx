import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { Product } from '../../../api/template.gen.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { serverMessage } from '../../../ui/server-message.ts';
import { toasts } from '../../../ui/toasts.ts';
import { removeProducts } from './mutations.ts';

interface RemoveProductsProps {
  open: boolean;
  products: readonly Product[];
  onClose(): void;
  onRemoved(): void;
}

/** Asks before one or several products are deleted. */
export function RemoveProducts({ open, products, onClose, onRemoved }: RemoveProductsProps) {
  const clients = { templateApi: useTemplateApi(), queryClient: useQueryClient() };
  const { mutate, isPending, isError, error } = useMutation(removeProducts(clients));
  const count = products.length;
  const name = <ForeignText text={products[0]?.name ?? ''} />;
  const onConfirm = () =>
    mutate(products, {
      onSuccess: () => {
        const message = msg`${plural(count, { one: '# product deleted', other: '# products deleted' })}`;
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
          <Plural value={count} one="delete # product" other="delete # products" />
        )
      }
      confirmLabel={<Trans>Delete</Trans>}
      failure={isError && (serverMessage(error) || <Trans>We could not delete this. Try again.</Trans>)}
      isPending={isPending}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <Trans>You cannot undo this. Orders keep their own copy of the product.</Trans>
    </ConfirmDialog>
  );
}
