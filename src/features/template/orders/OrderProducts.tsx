import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Order, OrderLine } from '../../../api/template.gen.ts';
import { getLineAmount } from '../../../domain/line-amount.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Money } from '../../../ui/Money.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import styles from './Orders.module.css';

/** The lines of an order, and their totals. */
export function OrderProducts({ order }: { order: Order }) {
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
          { id: 'price', header: t`Price`, cell: price, align: 'end', isHiddenOnPhones: true },
          { id: 'quantity', header: t`Quantity`, cell: quantity, align: 'end', isHiddenOnPhones: true },
          { id: 'amount', header: t`Amount`, cell: amount, align: 'end' },
        ]}
      />
      <OrderSums order={order} />
    </Surface>
  );
}

/** The totals of an order. */
const OrderSums = ({ order: { subtotal, discount, tax, total } }: { order: Order }) => (
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
