import { msg } from '@lingui/core/macro';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { prefetchOnce } from '../../../api/prefetch-once.ts';
import { ListSkeleton } from '../../../template/area-skeletons.ts';
import {
  productQuery,
  productsCrud,
  productsSearch,
  productsQuery,
} from '../../../template/products/queries.ts';
import { ProductsPage } from '../../../template/products/ProductsPage.tsx';

export const Route = createFileRoute('/_organiser/_signed-in/apps/e-commerce/products')({
  staticData: { title: msg`Products`, inSearch: true, template: 'apps' },
  validateSearch: productsSearch,
  search: { middlewares: [stripSearchParams(productsCrud.defaults)] },
  // No `loaderDeps`: the skeleton would replace the list while a product opens on a slow device.
  loader: async ({ context: { templateApi, queryClient }, location }) => {
    const { product } = v.parse(productsSearch, location.search);
    if (product !== undefined && product !== 'new')
      prefetchOnce(queryClient, productQuery(templateApi, product));
    await queryClient.ensureQueryData(productsQuery(templateApi));
  },
  component: Products,
  pendingComponent: ListSkeleton,
});

function Products() {
  return <ProductsPage address={Route.useSearch()} />;
}
