import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Order } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Money } from '../../../ui/Money.tsx';
import { amountOf } from './order.ts';
import './product-table.css';

/** The lines of an order, and what they come to. */
export function OrderProducts({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const { products, subtotal, discount, tax, total } = order;
  const sums = [
    { key: 'subtotal', title: <Trans>Subtotal</Trans>, cents: subtotal },
    ...(discount > 0 ? [{ key: 'discount', title: <Trans>Discount</Trans>, cents: -discount }] : []),
    { key: 'tax', title: <Trans>Tax</Trans>, cents: tax },
    { key: 'total', title: <Trans>Total</Trans>, cents: total },
  ];
  return (
    <div className="sheet-panel">
      <table className="product-table" aria-label={t`Products`}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Product</Trans>
            </th>
            <th scope="col" className="number apart">
              <Trans>Price</Trans>
            </th>
            <th scope="col" className="number apart">
              <Trans>Quantity</Trans>
            </th>
            <th scope="col" className="number">
              <Trans>Amount</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <Link to="/apps/e-commerce/products" search={{ product: line.id }}>
                  <ForeignText text={line.name} />
                </Link>
                <small className="each">
                  {i18n.number(line.quantity)} × <Money cents={line.price} />
                </small>
              </th>
              <td className="number apart">
                <Money cents={line.price} />
              </td>
              <td className="number apart">{i18n.number(line.quantity)}</td>
              <td className="number">
                <Money cents={amountOf(line)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ key, title, cents }) => (
            <tr key={key} className={key}>
              <th scope="row" colSpan={3}>
                {title}
              </th>
              <td className="number">
                <Money cents={cents} />
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
}
