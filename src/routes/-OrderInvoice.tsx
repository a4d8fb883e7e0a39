import { useSuspenseQuery } from '@tanstack/react-query';
import type { DemoApi } from '../api/demo-client.ts';
import type { Order } from '../api/demo.gen.ts';
import { ModernInvoice } from '../features/demo/invoices/ModernInvoice.tsx';
import { invoiceOf } from '../features/demo/invoices/order-invoice.ts';
import { PrintButton } from '../features/demo/invoices/PrintButton.tsx';
import { invoiceQuery } from '../features/demo/invoices/queries.ts';

interface OrderInvoiceProps {
  demoApi: DemoApi;
  order: Order;
}

/** Where an order meets the invoices: written on the sheet, and by the seller, of the demo invoice. */
export function OrderInvoice({ demoApi, order }: OrderInvoiceProps) {
  const { data: invoice } = useSuspenseQuery(invoiceQuery(demoApi));
  return (
    <>
      <p>
        <PrintButton />
      </p>
      <ModernInvoice invoice={invoiceOf(order, invoice.seller)} />
    </>
  );
}
