import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Money } from '../../../ui/Money.tsx';
import { WallClock } from '../../../ui/WallClock.tsx';
import { Fact, Facts } from './Facts.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderShipping } from './OrderShipping.tsx';
import styles from './OrderDetails.module.css';

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
