import { msg } from '@lingui/core/macro';
import { createFileRoute, stripSearchParams, useNavigate } from '@tanstack/react-router';
import { OrdersPage } from '../../../features/template/orders/OrdersPage.tsx';
import { ordersQuery } from '../../../features/template/orders/queries.ts';
import { ordersSearch, type OrdersSearch, plainList } from '../../../features/template/orders/schema.ts';
import { createLazySkeleton } from '../../../ui/lazy-skeleton.tsx';

const Skeleton = createLazySkeleton(
  async () => (await import('../../../features/template/orders/OrdersSkeleton.tsx')).OrdersSkeleton,
);

export const Route = createFileRoute('/_organiser/_signed-in/apps/e-commerce/orders/')({
  staticData: { title: msg`Orders` },
  validateSearch: ordersSearch,
  search: { middlewares: [stripSearchParams(plainList)] },
  loader: async ({ context: { templateApi, queryClient } }) => {
    await queryClient.ensureQueryData(ordersQuery(templateApi));
  },
  component: Orders,
  pendingComponent: Skeleton,
});

function Orders() {
  const address = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const onChange = (next: Partial<OrdersSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false });
  return <OrdersPage address={address} onChange={onChange} />;
}
