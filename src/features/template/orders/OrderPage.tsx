import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTemplateApi } from '../../../api/use-api.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderFrame } from './OrderFrame.tsx';
import { OrderProducts } from './OrderProducts.tsx';
import { orderQuery } from './queries.ts';
import type { OrderTab } from './schema.ts';

interface OrderPageProps {
  orderId: string;
  tab: OrderTab;
  /** The order as an invoice. */
  invoice: ReactNode;
}

/** One order (the specification, section 2). */
export function OrderPage({ orderId, tab, invoice }: OrderPageProps) {
  const templateApi = useTemplateApi();
  const { data: order } = useSuspenseQuery(orderQuery(templateApi, orderId));
  return (
    <OrderFrame orderId={orderId} order={order}>
      {tab === 'details' && <OrderDetails order={order} />}
      {tab === 'products' && <OrderProducts order={order} />}
      {tab === 'invoice' && invoice}
    </OrderFrame>
  );
}
