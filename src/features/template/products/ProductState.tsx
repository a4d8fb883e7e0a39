import { Trans } from '@lingui/react/macro';
import type { Product } from '../../../api/template.gen.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { getProductState } from './product.ts';

/** Whether a product is on sale. */
export function ProductState({ product }: { product: Product }) {
  const state = getProductState(product);
  if (state === 'on sale')
    return (
      <Pill tone="positive">
        <Trans>On sale</Trans>
      </Pill>
    );
  if (state === 'sold out')
    return (
      <Pill tone="caution">
        <Trans>Sold out</Trans>
      </Pill>
    );
  return (
    <Pill tone="open">
      <Trans>Not on sale</Trans>
    </Pill>
  );
}
