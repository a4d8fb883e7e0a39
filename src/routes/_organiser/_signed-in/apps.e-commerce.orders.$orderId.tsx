import { msg } from '@lingui/core/macro';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { CardsSkeleton } from '../../../template/area-skeletons.ts';
import { invoiceQuery } from '../../../template/invoices/queries.ts';
import { OrderPage } from '../../../template/orders/OrderPage.tsx';
import { orderQuery, orderSearch } from '../../../template/orders/queries.ts';
import { createInvoice } from '../../../template/invoices/invoice.ts';
import { InvoiceSheet } from '../../../template/invoices/InvoiceSheet.tsx';
import { useTemplateApi } from '../../../template/api/use-template-api.ts';
import { useSuspenseQuery } from '@tanstack/react-query';

export const Route = createFileRoute('/_organiser/_signed-in/apps/e-commerce/orders/$orderId')({
  staticData: { title: msg`Order`, template: 'apps' },
  validateSearch: orderSearch,
  search: { middlewares: [stripSearchParams({ tab: 'details' })] },
  loader: async ({ context: { templateApi, queryClient }, params }) => {
    await Promise.all([
      queryClient.ensureQueryData(orderQuery(templateApi, params.orderId)),
      queryClient.ensureQueryData(invoiceQuery(templateApi)),
    ]);
  },
  component: OneOrder,
  pendingComponent: CardsSkeleton,
});

function OneOrder() {
  const { orderId } = Route.useParams();
  const { tab } = Route.useSearch();
  const templateApi = useTemplateApi();
  const { data: order } = useSuspenseQuery(orderQuery(templateApi, orderId));
  const { data: invoice } = useSuspenseQuery(invoiceQuery(templateApi));
  // In the layout and with the seller of the demo invoice.
  const sheet = <InvoiceSheet invoice={createInvoice(order, invoice.seller)} layout="modern" />;
  return <OrderPage orderId={orderId} tab={tab} invoice={sheet} />;
}
