import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { Order } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Bone, BoneCards, BoneRows, PartSkeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { getCurrentStatus } from './order.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderProducts } from './OrderProducts.tsx';
import styles from './Orders.module.css';
import { orderQuery, ordersQuery } from './queries.ts';
import { type OrderTab, orderTabs } from './schema.ts';
import { StatusPill } from './StatusPill.tsx';

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

interface OrderFrameProps {
  orderId: string;
  /** Undefined while it is loading. */
  order: Order | undefined;
  /** The part below the tabs. */
  children: ReactNode;
}

/** The title and the tabs of an order. */
function OrderFrame({ orderId, order, children }: OrderFrameProps) {
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

const tabTitles = { details: msg`Order details`, products: msg`Products`, invoice: msg`Invoice` };

/** The parts of an order as links. Each replaces the current history entry, so that Back leads to the list. */
function OrderTabs({ orderId }: { orderId: string }) {
  const { t, i18n } = useLingui();
  return (
    <Tabs label={t`Parts of the order`}>
      {orderTabs.map((tab) => (
        <Link
          key={tab}
          to="/apps/e-commerce/orders/$orderId"
          params={{ orderId }}
          search={{ tab }}
          activeOptions={{ exact: true }}
          replace
          resetScroll={false}
        >
          {i18n._(tabTitles[tab])}
        </Link>
      ))}
    </Tabs>
  );
}

interface OrderSkeletonProps {
  orderId: string;
  tab: OrderTab;
}

/** The skeleton of an order. A list that is loaded knows its title. */
export function OrderSkeleton({ orderId, tab }: OrderSkeletonProps) {
  const listed = useQueryClient().getQueryData(ordersQuery(useTemplateApi()).queryKey);
  return (
    <OrderFrame orderId={orderId} order={listed?.find(({ id }) => id === orderId)}>
      <PartSkeleton>{parts[tab]}</PartSkeleton>
    </OrderFrame>
  );
}

const parts = {
  details: <BoneCards cards={4} height="160px" />,
  products: (
    <Surface as="div">
      <BoneRows rows={4} />
    </Surface>
  ),
  invoice: (
    <>
      <Bone width="180px" height="32px" />
      <Surface as="div" isPadded>
        <Bone height="640px" />
      </Surface>
    </>
  ),
};
