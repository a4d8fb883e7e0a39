import { msg } from '@lingui/core/macro';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { invoiceQuery } from '../../../features/demo/invoices/queries.ts';
import { OrderPage } from '../../../features/demo/orders/OrderPage.tsx';
import { OrderSkeleton } from '../../../features/demo/orders/OrderSkeleton.tsx';
import { orderQuery } from '../../../features/demo/orders/queries.ts';
import { orderSearch } from '../../../features/demo/orders/schema.ts';
import { LoadingFailed } from '../../-LoadingFailed.tsx';
import { OrderInvoice } from '../../-OrderInvoice.tsx';

export const Route = createFileRoute('/_organiser/_signed-in/apps/e-commerce/orders/$orderId')({
  staticData: { title: msg`Order` },
  validateSearch: orderSearch,
  search: { middlewares: [stripSearchParams({ tab: 'details' })] },
  loader: async ({ context: { demoApi, queryClient }, params }) => {
    await Promise.all([
      queryClient.ensureQueryData(orderQuery(demoApi, params.orderId)),
      queryClient.ensureQueryData(invoiceQuery(demoApi)),
    ]);
  },
  component: OneOrder,
  pendingComponent: OrderSkeleton,
  errorComponent: LoadingFailed,
});

function OneOrder() {
  const { demoApi } = Route.useRouteContext();
  const { orderId } = Route.useParams();
  const { tab } = Route.useSearch();
  return (
    <OrderPage
      demoApi={demoApi}
      orderId={orderId}
      tab={tab}
      invoice={<OrderInvoice demoApi={demoApi} orderId={orderId} />}
    />
  );
}
