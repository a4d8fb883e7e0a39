import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Order, OrderLine } from '../../../api/template.gen.ts';
import { getLineAmount } from '../../../domain/line-amount.ts';
import { DescriptionList } from '../../../ui/text/DescriptionList.tsx';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { Money } from '../../../ui/text/Money.tsx';
import { PlainTable } from '../../../ui/table/PlainTable.tsx';
import { Surface } from '../../../ui/page/Surface.tsx';
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
