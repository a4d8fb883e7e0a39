import { msg } from '@lingui/core/macro';
import { createFileRoute, stripSearchParams, useNavigate } from '@tanstack/react-router';
import { ProductsPage } from '../../../features/template/products/ProductsPage.tsx';
import { productsQuery } from '../../../features/template/products/queries.ts';
import { productsSearch, type ProductsSearch } from '../../../features/template/products/schema.ts';
import { createLazySkeleton } from '../../../ui/lazy-skeleton.tsx';

const Skeleton = createLazySkeleton(
  async () => (await import('../../../features/template/products/ProductsSkeleton.tsx')).ProductsSkeleton,
);

export const Route = createFileRoute('/_organiser/_signed-in/apps/e-commerce/products')({
  staticData: { title: msg`Products` },
  validateSearch: productsSearch,
  search: { middlewares: [stripSearchParams({ search: '' })] },
  loader: async ({ context: { templateApi, queryClient } }) => {
    await queryClient.ensureQueryData(productsQuery(templateApi));
  },
  component: Products,
  pendingComponent: Skeleton,
});

function Products() {
  const address = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const onChange = (change: Partial<ProductsSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false });
  return <ProductsPage address={address} onChange={onChange} />;
}
