import { useSuspenseQuery } from '@tanstack/react-query';
import type { DemoApi } from '../api/demo-client.ts';
import { InvoiceBar } from '../features/demo/invoices/InvoiceBar.tsx';
import { ModernInvoice } from '../features/demo/invoices/ModernInvoice.tsx';
import { invoiceOf } from '../features/demo/invoices/order-invoice.ts';
import { invoiceQuery } from '../features/demo/invoices/queries.ts';
import { orderQuery } from '../features/demo/orders/queries.ts';

interface OrderInvoiceProps {
  demoApi: DemoApi;
  orderId: string;
}

/** Where an order meets the invoices: written on the sheet, and by the seller, of the demo invoice. */
export function OrderInvoice({ demoApi, orderId }: OrderInvoiceProps) {
  const { data: order } = useSuspenseQuery(orderQuery(demoApi, orderId));
  const { data: invoice } = useSuspenseQuery(invoiceQuery(demoApi));
  return (
    <>
      <InvoiceBar />
      <ModernInvoice invoice={invoiceOf(order, invoice.seller)} />
    </>
  );
}
