import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTemplateApi } from '../../../api/use-api.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Page } from '../../../ui/Page.tsx';
import { currentStatus } from './order.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderProducts } from './OrderProducts.tsx';
import { OrderTabs } from './OrderTabs.tsx';
import { orderQuery } from './queries.ts';
import type { OrderTab } from './schema.ts';
import { StatusPill } from './StatusPill.tsx';
import styles from './OrderPage.module.css';

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
  const reference = <ForeignText text={order.reference} />;
  const status = currentStatus(order);
  return (
    <Page
      title={
        <span className={styles.title}>
          <span>
            <Trans>Order {reference}</Trans>
          </span>{' '}
          {status && <StatusPill status={status} />}
        </span>
      }
      trail={
        <Link to="/apps/e-commerce/orders">
          <Trans>Orders</Trans>
        </Link>
      }
    >
      <OrderTabs orderId={orderId} />
      {tab === 'details' && <OrderDetails order={order} />}
      {tab === 'products' && <OrderProducts order={order} />}
      {tab === 'invoice' && invoice}
    </Page>
  );
}
