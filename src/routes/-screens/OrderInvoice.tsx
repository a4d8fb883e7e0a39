import { useSuspenseQuery } from '@tanstack/react-query';
import { useTemplateApi } from '../../api/use-template-api.ts';
import { createInvoice } from '../../features/template/invoices/invoice.ts';
import { InvoiceSheet } from '../../features/template/invoices/InvoiceSheet.tsx';
import { invoiceQuery } from '../../features/template/invoices/queries.ts';
import { orderQuery } from '../../features/template/orders/queries.ts';

interface OrderInvoiceProps {
  orderId: string;
}

/** Shows an order as an invoice, in the layout and with the seller of the demo invoice. */
export function OrderInvoice({ orderId }: OrderInvoiceProps) {
  const templateApi = useTemplateApi();
  const { data: order } = useSuspenseQuery(orderQuery(templateApi, orderId));
  const { data: invoice } = useSuspenseQuery(invoiceQuery(templateApi));
  return <InvoiceSheet invoice={createInvoice(order, invoice.seller)} layout="modern" />;
}
