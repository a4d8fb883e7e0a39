import { msg } from '@lingui/core/macro';
import { createFileRoute, stripSearchParams, useNavigate } from '@tanstack/react-router';
import { productsCrud, productsSearch } from '../../../features/template/products/schema.ts';
import { productsQuery } from '../../../features/template/products/queries.ts';
import { ProductsPage } from '../../../features/template/products/ProductsPage.tsx';
import { createLazyPart } from '../../../ui/page/lazy-part.tsx';

const Skeleton = createLazyPart(
  async () => (await import('../../../features/template/Skeletons.tsx')).ProductsSkeleton,
);

export const Route = createFileRoute('/_organiser/_signed-in/apps/e-commerce/products')({
  staticData: { title: msg`Products` },
  validateSearch: productsSearch,
  search: { middlewares: [stripSearchParams(productsCrud.defaults)] },
  loader: async ({ context: { templateApi, queryClient } }) => {
    await queryClient.ensureQueryData(productsQuery(templateApi));
  },
  component: Products,
  pendingComponent: Skeleton,
});

function Products() {
  const address = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const onChange = (change: object) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false });
  return <ProductsPage address={address} onChange={onChange} />;
}
