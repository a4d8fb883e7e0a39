import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Order } from '../../../api/template.gen.ts';
import { Money } from '../../../ui/Money.tsx';
import styles from './OrderProducts.module.css';

/** The totals of an order. */
export const OrderSums = ({ order: { subtotal, discount, tax, total } }: { order: Order }) => (
  <dl className={styles.sums}>
    <Sum title={<Trans>Subtotal</Trans>} cents={subtotal} />
    {discount > 0 && <Sum title={<Trans>Discount</Trans>} cents={-discount} />}
    <Sum title={<Trans>Tax</Trans>} cents={tax} />
    <Sum title={<Trans>Total</Trans>} cents={total} />
  </dl>
);

/** @param cents in hundredths of the currency */
const Sum = ({ title, cents }: { title: ReactNode; cents: number }) => (
  <div>
    <dt>{title}</dt>
    <dd>
      <Money cents={cents} />
    </dd>
  </div>
);
