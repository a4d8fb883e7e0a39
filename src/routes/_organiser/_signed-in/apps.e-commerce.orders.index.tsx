import { msg } from '@lingui/core/macro';
import { createFileRoute, stripSearchParams, useNavigate } from '@tanstack/react-router';
import { OrdersPage } from '../../../features/template/orders/OrdersPage.tsx';
import { ordersQuery } from '../../../features/template/orders/queries.ts';
import { ordersSearch, ordersCrud } from '../../../features/template/orders/schema.ts';
import { createLazyPart } from '../../../ui/page/lazy-part.tsx';

const Skeleton = createLazyPart(
  async () => (await import('../../../features/template/Skeletons.tsx')).OrdersSkeleton,
);

export const Route = createFileRoute('/_organiser/_signed-in/apps/e-commerce/orders/')({
  staticData: { title: msg`Orders` },
  validateSearch: ordersSearch,
  search: { middlewares: [stripSearchParams(ordersCrud.defaults)] },
  loader: async ({ context: { templateApi, queryClient } }) => {
    await queryClient.ensureQueryData(ordersQuery(templateApi));
  },
  component: Orders,
  pendingComponent: Skeleton,
});

function Orders() {
  const address = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const onChange = (next: object) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false });
  return <OrdersPage address={address} onChange={onChange} />;
}
