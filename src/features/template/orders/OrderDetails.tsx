import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Order, Parcel } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { WallClock } from '../../../ui/WallClock.tsx';
import { listStatuses } from './order.ts';
import styles from './Orders.module.css';
import { StatusPill } from './StatusPill.tsx';

const methods = { 'bank wire': msg`Bank wire`, card: msg({ message: 'Card', context: 'payment' }) } as const;

/** The customer, the history, the payment and the shipping of an order. */
export function OrderDetails({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { customer, payment } = order;
  return (
    <div className={styles.details}>
      <div>
        <Facts title={<Trans>Customer</Trans>}>
          <Fact name={<Trans>Name</Trans>} text={customer.name} />
          {customer.company && <Fact name={<Trans>Company</Trans>} text={customer.company} />}
          <Fact name={<Trans>Email</Trans>} text={customer.email} />
          <Fact name={<Trans>Phone</Trans>}>
            <bdi dir="ltr">{customer.phone}</bdi>
          </Fact>
          <Fact name={<Trans>Invoice address</Trans>} text={customer.invoiceAddress} />
          <Fact name={<Trans>Shipping address</Trans>} text={customer.shippingAddress} />
        </Facts>
        <Facts title={<Trans>Payment</Trans>}>
          <Fact name={<Trans>Amount</Trans>}>
            <Money cents={payment.amount} />
          </Fact>
          <Fact name={<Trans>Method</Trans>}>{i18n._(methods[payment.method])}</Fact>
          <Fact name={<Trans>Transaction</Trans>}>
            <ForeignText text={payment.transactionId} />
          </Fact>
          <Fact name={<Trans>Paid</Trans>}>
            {payment.date === null ? <Trans>Not yet</Trans> : <WallClock text={payment.date} withTime />}
          </Fact>
        </Facts>
      </div>
      <div>
        <OrderHistory order={order} />
        <OrderShipping parcels={order.shippingDetails} />
      </div>
    </div>
  );
}

interface FactsProps {
  title: ReactNode;
  children: ReactNode;
}

/** Terms and values below a heading. */
const Facts = ({ title, children }: FactsProps) => (
  <Surface className={styles.card}>
    <h2>{title}</h2>
    <dl>{children}</dl>
  </Surface>
);

interface FactProps {
  name: ReactNode;
  /** Text of other people, with its line breaks. */
  text?: string;
  children?: ReactNode;
}

const Fact = ({ name, text, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{text === undefined ? children : <ForeignText text={text} />}</dd>
  </div>
);

/** The history of an order, newest first, down to the day it was placed. */
const OrderHistory = ({ order }: { order: Order }) => (
  <Surface className={styles.card}>
    <h2>
      <Trans>History</Trans>
    </h2>
    <ol className={styles.history}>
      {listStatuses(order).map(({ name, date }) => (
        <li key={`${name} ${date}`}>
          <StatusPill status={name} />
          <WallClock text={date} withTime />
        </li>
      ))}
      <li>
        <span className={styles.placed}>
          <Trans>Order placed</Trans>
        </span>
        <WallClock text={order.date} withTime />
      </li>
    </ol>
  </Surface>
);

/** The shipped parcels. */
function OrderShipping({ parcels }: { parcels: readonly Parcel[] }) {
  const { i18n } = useLingui();
  return (
    <Surface className={styles.card}>
      <h2>
        <Trans>Shipping</Trans>
      </h2>
      {parcels.length === 0 && (
        <p>
          <Trans>Nothing has been sent yet.</Trans>
        </p>
      )}
      <ul className={styles.parcels}>
        {parcels.map(({ tracking, carrier, weight, date }) => (
          <li key={tracking}>
            <strong>
              <ForeignText text={carrier} />
            </strong>
            <WallClock text={date} />
            <ForeignText text={tracking} />
            <span>{i18n.number(weight, { style: 'unit', unit: 'kilogram' })}</span>
          </li>
        ))}
      </ul>
    </Surface>
  );
}
