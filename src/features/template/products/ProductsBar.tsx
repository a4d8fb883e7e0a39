import { Button } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Product } from '../../../api/template.gen.ts';
import styles from './ProductsPage.module.css';
import { RemoveProducts } from './RemoveProducts.tsx';

interface ProductsBarProps {
  /** The selected products. */
  chosen: readonly Product[];
  /** How many products are shown. */
  found: number;
  onDeselect(): void;
}

/** How many products are shown or selected, and their deletion. */
export function ProductsBar({ chosen, found, onDeselect }: ProductsBarProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles.bar}>
      <p role="status">
        {chosen.length > 0 ? (
          <Plural value={chosen.length} one="# product selected" other="# products selected" />
        ) : (
          <Plural value={found} one="# product" other="# products" />
        )}
      </p>
      <Button
        icon={<Delete20Regular />}
        disabledFocusable={chosen.length === 0}
        onClick={() => setIsAsking(true)}
      >
        <Trans>Delete</Trans>
      </Button>
      <RemoveProducts
        open={isAsking}
        products={chosen}
        onClose={() => setIsAsking(false)}
        onRemoved={onDeselect}
      />
    </div>
  );
}
