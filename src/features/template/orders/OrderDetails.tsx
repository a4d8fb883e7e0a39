import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import type { Order } from '../../../api/template.gen.ts';
import { DescriptionList } from '../../../ui/text/DescriptionList.tsx';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { Money } from '../../../ui/text/Money.tsx';
import { Surface } from '../../../ui/page/Surface.tsx';
import { WallClock } from '../../../ui/text/WallClock.tsx';
import { listStatuses } from './order.ts';
import styles from './Orders.module.css';
import { StatusPill } from './StatusPill.tsx';

const methods = { 'bank wire': msg`Bank wire`, card: msg({ message: 'Card', context: 'payment' }) } as const;

/** The customer, the history, the payment and the shipping of an order. */
export function OrderDetails({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const { customer, payment } = order;
  return (
    <div className={styles.details}>
      <Facts
        title={<Trans>Customer</Trans>}
        entries={[
          { term: t`Name`, value: <ForeignText text={customer.name} /> },
          { term: t`Company`, value: <ForeignText text={customer.company || '–'} /> },
          { term: t`Email`, value: <ForeignText text={customer.email} /> },
          { term: t`Phone`, value: <bdi dir="ltr">{customer.phone}</bdi> },
          { term: t`Invoice address`, value: <ForeignText text={customer.invoiceAddress} /> },
          { term: t`Shipping address`, value: <ForeignText text={customer.shippingAddress} /> },
        ]}
      />
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
      <Facts
        title={<Trans>Payment</Trans>}
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

/** Terms and values below a heading. */
const Facts = ({ title, entries }: { title: ReactNode } & ComponentProps<typeof DescriptionList>) => (
  <Card title={title}>
    <DescriptionList entries={entries} />
  </Card>
);
