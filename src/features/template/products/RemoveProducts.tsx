import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { Product } from '../../../api/template.gen.ts';
import { DeleteDialog } from '../../../ui/DeleteDialog.tsx';
import { removeProducts } from './mutations.ts';

interface RemoveProductsProps {
  open: boolean;
  products: readonly Product[];
  onClose(): void;
  onRemoved(): void;
}

/** Asks before one or several products are deleted. */
export function RemoveProducts({ open, products, onClose, onRemoved }: RemoveProductsProps) {
  const mutation = removeProducts({ templateApi: useTemplateApi(), queryClient: useQueryClient() });
  const count = products.length;
  return (
    <DeleteDialog
      open={open}
      items={products}
      mutation={mutation}
      several={<Plural value={count} one="delete # product" other="delete # products" />}
      deleted={msg`${plural(count, { one: '# product deleted', other: '# products deleted' })}`}
      onClose={onClose}
      onDeleted={onRemoved}
    >
      <Trans>You cannot undo this. Orders keep their own copy of the product.</Trans>
    </DeleteDialog>
  );
}
