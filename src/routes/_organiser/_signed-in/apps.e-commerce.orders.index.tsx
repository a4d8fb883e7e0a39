import { msg } from '@lingui/core/macro';
import { createFileRoute, stripSearchParams, useNavigate } from '@tanstack/react-router';
import { OrdersPage } from '../../../features/demo/orders/OrdersPage.tsx';
import { OrdersSkeleton } from '../../../features/demo/orders/OrdersSkeleton.tsx';
import { ordersQuery } from '../../../features/demo/orders/queries.ts';
import { ordersSearch, type OrdersSearch, plainList } from '../../../features/demo/orders/schema.ts';
import { LoadingFailed } from '../../-LoadingFailed.tsx';

export const Route = createFileRoute('/_organiser/_signed-in/apps/e-commerce/orders/')({
  staticData: { title: msg`Orders` },
  validateSearch: ordersSearch,
  search: { middlewares: [stripSearchParams(plainList)] },
  loader: async ({ context: { demoApi, queryClient } }) => {
    await queryClient.ensureQueryData(ordersQuery(demoApi));
  },
  component: Orders,
  pendingComponent: OrdersSkeleton,
  errorComponent: LoadingFailed,
});

function Orders() {
  const { demoApi } = Route.useRouteContext();
  const view = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const change = (next: Partial<OrdersSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false });
  return <OrdersPage demoApi={demoApi} view={view} change={change} />;
}
