import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useTemplateApi } from '../../../api/use-api.ts';
import { enterShownForm } from '../../../ui/focus.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { PanelState } from '../../../ui/PanelState.tsx';
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
  const templateApi = useTemplateApi();
  const { data: product, error, refetch } = useQuery({ ...productQuery(templateApi, id), enabled: !isNew });
  const name = product && <ForeignText text={product.name} />;
  return (
    <Modal
      open
      placement="end"
      startsInContent
      onClose={onClose}
      title={isNew ? <Trans>Add product</Trans> : (name ?? <Trans>Product</Trans>)}
    >
      {!isNew && !product && (
        <PanelState
          error={error}
          gone={<Trans>This product is no longer in the shop. Orders keep their own copy of it.</Trans>}
          onRetry={() => void refetch()}
        />
      )}
      {(isNew || product) && (
        <div key={id} ref={enterShownForm}>
          <ProductForm product={product} onSaved={onClose} />
        </div>
      )}
    </Modal>
  );
}
