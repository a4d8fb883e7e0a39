import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTemplateApi } from '../api/use-template-api.ts';
import { ForeignText } from '../../ui/text/ForeignText.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { getCurrentStatus, listStatuses } from './order.ts';
import { orderQuery, type OrderTab, orderTabs } from './queries.ts';
import { StatusPill } from './StatusPill.tsx';
import type { Order, OrderLine } from '../api/template.gen.ts';
import { getLineAmount } from '../format/line-amount.ts';
import { DescriptionList } from '../../ui/text/DescriptionList.tsx';
import { Money } from '../format/Money.tsx';
import { PlainTable } from '../../ui/table/PlainTable.tsx';
import { Surface } from '../../ui/layout/Surface.tsx';
import { WallClock } from '../format/WallClock.tsx';
import styles from './Orders.module.css';

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
  const status = getCurrentStatus(order);
  return (
    <Page
      title={
        <>
          <Trans>Order {reference}</Trans> {status && <StatusPill status={status} />}
        </>
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

const methods = { 'bank wire': msg`Bank wire`, card: msg({ message: 'Card', context: 'payment' }) } as const;

/** The customer, the history, the payment and the shipping of an order. */
function OrderDetails({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const { customer, payment } = order;
  return (
    <div className={styles.details}>
      <Card title={<Trans>Customer</Trans>}>
        <DescriptionList
          entries={[
            { term: t`Name`, value: <ForeignText text={customer.name} /> },
            { term: t`Company`, value: <ForeignText text={customer.company || '–'} /> },
            { term: t`Email`, value: <ForeignText text={customer.email} /> },
            { term: t`Phone`, value: <bdi dir="ltr">{customer.phone}</bdi> },
            { term: t`Invoice address`, value: <ForeignText text={customer.invoiceAddress} /> },
            { term: t`Shipping address`, value: <ForeignText text={customer.shippingAddress} /> },
          ]}
        />
      </Card>
      <Card title={<Trans>History</Trans>}>
        <ol>
          {listStatuses(order).map(({ name, date }) => (
            <li key={`${name} ${date}`}>
              <StatusPill status={name} />
              <WallClock text={date} withTime />
            </li>
          ))}
          <li>
            <Trans>Order placed</Trans>
            <WallClock text={order.date} withTime />
          </li>
        </ol>
      </Card>
      <Card title={<Trans>Payment</Trans>}>
        <DescriptionList
          entries={[
            { term: t`Amount`, value: <Money cents={payment.amount} /> },
            { term: t`Method`, value: i18n._(methods[payment.method]) },
            { term: t`Transaction`, value: <ForeignText text={payment.transactionId} /> },
            {
              term: t`Paid`,
              value:
                payment.date === null ? <Trans>Not yet</Trans> : <WallClock text={payment.date} withTime />,
            },
          ]}
        />
      </Card>
      <Card title={<Trans>Shipping</Trans>}>
        {order.shippingDetails.length === 0 && (
          <p>
            <Trans>Nothing has been sent yet.</Trans>
          </p>
        )}
        <ul>
          {order.shippingDetails.map(({ tracking, carrier, weight, date }) => (
            <li key={tracking}>
              <span>
                <ForeignText text={carrier} /> · <ForeignText text={tracking} /> ·{' '}
                {i18n.number(weight, { style: 'unit', unit: 'kilogram' })}
              </span>
              <WallClock text={date} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

const Card = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Surface isPadded className={styles.card}>
    <h2>{title}</h2>
    {children}
  </Surface>
);

/** The lines of an order, and their totals. */
function OrderProducts({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const quantity = (line: OrderLine) => i18n.number(line.quantity);
  const amount = (line: OrderLine) => <Money cents={getLineAmount(line)} />;
  const price = (line: OrderLine) => <Money cents={line.price} />;
  const product = (line: OrderLine) => (
    <>
      <Link to="/apps/e-commerce/products" search={{ product: line.id }}>
        <ForeignText text={line.name} />
      </Link>
      <small>
        {quantity(line)} × {price(line)}
      </small>
    </>
  );
  return (
    <Surface as="div">
      <PlainTable
        className={styles.table}
        label={t`Products`}
        rows={order.products}
        getRowId={({ id }) => id}
        columns={[
          { id: 'product', header: <Trans>Product</Trans>, cell: product, isRowHeader: true },
          { id: 'amount', header: t`Amount`, cell: amount, align: 'end' },
        ]}
      />
      <div className={styles.sums}>
        <DescriptionList
          entries={[
            { term: t`Subtotal`, value: <Money cents={order.subtotal} /> },
            ...(order.discount > 0 ? [{ term: t`Discount`, value: <Money cents={-order.discount} /> }] : []),
            { term: t`Tax`, value: <Money cents={order.tax} /> },
            { term: t`Total`, value: <Money cents={order.total} /> },
          ]}
        />
      </div>
    </Surface>
  );
}
