import { msg } from '@lingui/core/macro';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ListSkeleton } from '../../../template/area-skeletons.ts';
import { productsCrud, productsSearch, productsQuery } from '../../../template/products/queries.ts';
import { ProductsPage } from '../../../template/products/ProductsPage.tsx';

export const Route = createFileRoute('/_organiser/_signed-in/apps/e-commerce/products')({
  staticData: { title: msg`Products` },
  validateSearch: productsSearch,
  search: { middlewares: [stripSearchParams(productsCrud.defaults)] },
  loader: async ({ context: { templateApi, queryClient } }) => {
    await queryClient.ensureQueryData(productsQuery(templateApi));
  },
  component: Products,
  pendingComponent: ListSkeleton,
});

function Products() {
  return <ProductsPage address={Route.useSearch()} />;
}
