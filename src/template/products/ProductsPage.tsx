import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { BoxRegular } from '@fluentui/react-icons/svg/box';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTemplateScope } from '../api/use-template-api.ts';
import type { Product } from '../api/template.gen.ts';
import { ButtonLink } from '../../ui/layout/ButtonLink.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ForeignText } from '../../ui/text/ForeignText.tsx';
import { Money } from '../format/Money.tsx';
import { createLazyPart } from '../../ui/states/lazy-part.tsx';
import { useAddressChange } from '../../ui/layout/use-address-change.ts';
import { Pill } from '../../ui/text/Pill.tsx';
import type { Column } from '../../ui/table/DataTable.tsx';
import { CrudPage, RowLink } from '../crud/CrudPage.tsx';
import { categoryTitles, getProductState, removeProducts } from './product.ts';
import { productsQuery, type ProductsSearch } from './queries.ts';

/** Most visits open no product. */
const ProductPanel = createLazyPart(async () => (await import('./ProductPanel.tsx')).ProductPanel);

/** The products of the shop (specification, section 7, e-commerce-app). */
export function ProductsPage({ address }: { address: ProductsSearch }) {
  const { t } = useLingui();
  const scope = useTemplateScope();
  const change = useAddressChange();
  useEffect(() => ProductPanel.preloadWhenIdle(), []);
  const { data: products } = useSuspenseQuery(productsQuery(scope.templateApi));
  return (
    <CrudPage
      title={t`Products`}
      searchLabel={t`Search products`}
      rows={products}
      getWords={({ name, description }) => [name, description]}
      getRowName={({ name }) => name}
      columns={useProductColumns()}
      address={address}
      currentId={address.product}
      onOpen={(product) => change({ product })}
      action={
        <ButtonLink
          to="."
          search={(before) => ({ ...before, product: 'new' })}
          resetScroll={false}
          appearance="primary"
          icon={<Add20Regular />}
        >
          <Trans>Add product</Trans>
        </ButtonLink>
      }
      renderCount={(count) => <Plural value={count} one="# product" other="# products" />}
      renderDeletion={(count) => ({
        mutation: removeProducts(scope),
        several: <Plural value={count} one="delete # product" other="delete # products" />,
        children: <Trans>You cannot undo this. Orders keep their own copy of the product.</Trans>,
      })}
      empty={
        <EmptyState
          icon={<BoxRegular aria-hidden />}
          title={<Trans>No products yet</Trans>}
          hint={<Trans>Add what the shop sells.</Trans>}
        />
      }
    >
      {address.product !== undefined && (
        <ProductPanel id={address.product} onClose={() => change({ product: undefined })} />
      )}
    </CrudPage>
  );
}

function useProductColumns(): Column<Product>[] {
  const { t, i18n } = useLingui();
  const { compare } = new Intl.Collator(i18n.locale);
  return [
    {
      id: 'name',
      header: t`Name`,
      isRowHeader: true,
      compare: (one, other) => compare(one.name, other.name),
      cell: ({ id, name }) => (
        <RowLink search={{ product: id }}>
          <ForeignText text={name} />
        </RowLink>
      ),
    },
    {
      id: 'category',
      header: t`Category`,
      isSelfEvident: true,
      minTableWidth: 860,
      width: '8.75rem',
      compare: (one, other) => compare(one.category, other.category),
      cell: ({ category }) => i18n._(categoryTitles[category]),
    },
    {
      id: 'price',
      header: t`Price`,
      isSelfEvident: true,
      width: '8.125rem',
      align: 'end',
      firstDirection: 'descending',
      compare: (one, other) => one.price - other.price,
      cell: ({ price }) => <Money cents={price} />,
    },
    {
      id: 'stock',
      header: t`In stock`,
      minTableWidth: 620,
      width: '6.875rem',
      align: 'end',
      compare: (one, other) => one.stock - other.stock,
      cell: ({ stock }) => i18n.number(stock),
    },
    { id: 'state', header: t`Status`, width: '10rem', cardPlace: 'aside', cell: renderState },
  ];
}

const states = {
  'on sale': { tone: 'positive', text: <Trans>On sale</Trans> },
  'sold out': { tone: 'caution', text: <Trans>Sold out</Trans> },
  hidden: { tone: 'open', text: <Trans>Not on sale</Trans> },
} as const;

/** Whether a product is on sale. */
function renderState(product: Product) {
  const { tone, text } = states[getProductState(product)];
  return <Pill tone={tone}>{text}</Pill>;
}
