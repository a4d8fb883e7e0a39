import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isGone } from '../../../api/errors.ts';
import { useTemplateApi } from '../../../api/use-api.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { Bone } from '../../../ui/Skeleton.tsx';
import { ProductForm } from './ProductForm.tsx';
import { productQuery } from './queries.ts';

interface ProductPanelProps {
  /** The id of the product, or `new`. */
  id: string;
  onClose(): void;
}

/** One product to add or edit, beside the list. */
export function ProductPanel({ id, onClose }: ProductPanelProps) {
  const isNew = id === 'new';
  const { data: product, error } = useQuery({ ...productQuery(useTemplateApi(), id), enabled: !isNew });
  const name = product && <ForeignText text={product.name} />;
  return (
    <Modal
      open
      placement="end"
      onClose={onClose}
      title={isNew ? <Trans>Add product</Trans> : (name ?? <Trans>Product</Trans>)}
    >
      {error && (
        <p role="alert">
          {isGone(error) ? (
            <Trans>This product is no longer in the shop. Orders keep their own copy of it.</Trans>
          ) : (
            <Trans>We could not load this</Trans>
          )}
        </p>
      )}
      {!isNew && !product && !error && <Bone height="240px" />}
      {(isNew || product) && <ProductForm product={product} onSaved={onClose} />}
    </Modal>
  );
}
