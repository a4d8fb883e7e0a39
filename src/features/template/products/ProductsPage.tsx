import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { BoxRegular } from '@fluentui/react-icons/svg/box';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { Product } from '../../../api/template.gen.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { createProductColumns } from './product-columns.tsx';
import { categoryTitles, findProducts } from './product.ts';
import { ProductPanel } from './ProductPanel.tsx';
import { ProductsBar } from './ProductsBar.tsx';
import { productsQuery } from './queries.ts';
import type { ProductsSearch } from './schema.ts';

interface ProductsPageProps {
  /** The search parameters of the address. */
  address: ProductsSearch;
  onChange(change: Partial<ProductsSearch>): void;
}

/** The products of the shop (specification, section 7, e-commerce-app). */
export function ProductsPage({ address, onChange }: ProductsPageProps) {
  const { t, i18n } = useLingui();
  const { data: products } = useSuspenseQuery(productsQuery(useTemplateApi()));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const found = findProducts(products, address.search, i18n.locale);
  const chosen = found.filter(({ id }) => selected.has(id));
  const columns = createProductColumns({
    headers: { name: t`Name`, category: t`Category`, price: t`Price`, stock: t`In stock`, state: t`Status` },
    getCategoryTitle: (category) => i18n._(categoryTitles[category]),
    formatNumber: (value) => i18n.number(value),
    compare: new Intl.Collator(i18n.locale).compare,
  });
  return (
    <Page
      title={<Trans>Products</Trans>}
      actions={
        <>
          <SearchField
            label={t`Search products`}
            defaultValue={address.search}
            onChange={(search) => onChange({ search })}
          />
          <ButtonLink
            from="/apps/e-commerce/products"
            to="/apps/e-commerce/products"
            search={(before) => ({ ...before, product: 'new' })}
            resetScroll={false}
            appearance="primary"
            icon={<Add20Regular />}
          >
            <Trans>Add product</Trans>
          </ButtonLink>
        </>
      }
    >
      <Surface>
        <ProductsBar chosen={chosen} found={found.length} onDeselect={() => setSelected(new Set())} />
        {found.length > 0 ? (
          <DataTable<Product>
            label={t`Products`}
            columns={columns}
            rows={found}
            getRowId={({ id }) => id}
            getRowName={({ name }) => name}
            sort={{ column: 'name', direction: 'ascending' }}
            selection={{ selected: new Set(chosen.map(({ id }) => id)), onChange: setSelected }}
            currentId={address.product}
            onOpen={({ id }) => onChange({ product: id })}
          />
        ) : (
          <EmptyState
            icon={<BoxRegular aria-hidden />}
            title={products.length > 0 ? <Trans>No products match</Trans> : <Trans>No products yet</Trans>}
            hint={
              products.length > 0 ? <Trans>Try fewer words.</Trans> : <Trans>Add what the shop sells.</Trans>
            }
          />
        )}
      </Surface>
      {address.product !== undefined && (
        <ProductPanel id={address.product} onClose={() => onChange({ product: undefined })} />
      )}
    </Page>
  );
}
