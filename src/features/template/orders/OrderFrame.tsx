import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Order } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Bone } from '../../../ui/Skeleton.tsx';
import { getCurrentStatus } from './order.ts';
import styles from './OrderFrame.module.css';
import { OrderTabs } from './OrderTabs.tsx';
import { StatusPill } from './StatusPill.tsx';

interface OrderFrameProps {
  orderId: string;
  /** Undefined while it is loading. */
  order: Order | undefined;
  /** The part below the tabs. */
  children: ReactNode;
}

/** The title and the tabs of an order. */
export function OrderFrame({ orderId, order, children }: OrderFrameProps) {
  const reference = order && <ForeignText text={order.reference} />;
  const status = order && getCurrentStatus(order);
  return (
    <Page
      title={
        <span className={styles.title}>
          <span>{order ? <Trans>Order {reference}</Trans> : <Trans>Order</Trans>}</span>{' '}
          {status && <StatusPill status={status} />}
          {!order && <Bone width="210px" height="24px" />}
        </span>
      }
      trail={
        <Link to="/apps/e-commerce/orders">
          <Trans>Orders</Trans>
        </Link>
      }
    >
      <OrderTabs orderId={orderId} />
      {children}
    </Page>
  );
}
