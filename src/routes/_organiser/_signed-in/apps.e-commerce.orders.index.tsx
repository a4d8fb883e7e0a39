import { msg } from '@lingui/core/macro';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ListSkeleton } from '../../../template/area-skeletons.ts';
import { OrdersPage } from '../../../template/orders/OrdersPage.tsx';
import { ordersQuery, ordersSearch, ordersCrud } from '../../../template/orders/queries.ts';

export const Route = createFileRoute('/_organiser/_signed-in/apps/e-commerce/orders/')({
  staticData: { title: msg`Orders`, inSearch: true, template: 'apps' },
  validateSearch: ordersSearch,
  search: { middlewares: [stripSearchParams(ordersCrud.defaults)] },
  loader: async ({ context: { templateApi, queryClient } }) => {
    await queryClient.ensureQueryData(ordersQuery(templateApi));
  },
  component: Orders,
  pendingComponent: ListSkeleton,
});

function Orders() {
  return <OrdersPage address={Route.useSearch()} />;
}
