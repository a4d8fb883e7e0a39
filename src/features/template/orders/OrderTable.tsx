import { Checkbox } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Order } from '../../../api/template.gen.ts';
import { nextSort } from './order-list.ts';
import { OrderRow } from './OrderRow.tsx';
import { type OrdersSearch, type Sort, sortKeys } from './schema.ts';
import { SortHeader } from './SortHeader.tsx';
import './order-table.css';

const titles = {
  reference: msg`Order`,
  customer: msg`Customer`,
  date: msg`Date`,
  total: msg`Total`,
  status: msg`Status`,
};

interface OrderTableProps {
  orders: readonly Order[];
  sort: Sort;
  /** The ids of those that are ticked. */
  chosen: readonly string[];
  tick(ids: ReadonlySet<string>): void;
  change(view: Partial<OrdersSearch>): void;
}

/** The orders of one page. On a phone each is a card, and the headings are a line of ways to sort them. */
export function OrderTable({ orders, sort, chosen, tick, change }: OrderTableProps) {
  const { t, i18n } = useLingui();
  const isAll = chosen.length === orders.length;
  const tickAll = (ticked: boolean) => tick(new Set(ticked ? orders.map(({ id }) => id) : []));
  const tickOne = (id: string, ticked: boolean) =>
    tick(new Set(ticked ? [...chosen, id] : chosen.filter((each) => each !== id)));
  return (
    <table className="order-table" aria-label={t`Orders`}>
      <thead>
        <tr>
          <th className="tick">
            <Checkbox
              checked={isAll || (chosen.length > 0 && 'mixed')}
              aria-label={t`Select all orders of this page`}
              onChange={(_, { checked }) => tickAll(checked === true)}
            />
          </th>
          {sortKeys.map((key) => (
            <SortHeader
              key={key}
              column={key}
              sort={sort}
              sortBy={() => change({ sort: nextSort(key, sort), page: 1 })}
            >
              {i18n._(titles[key])}
            </SortHeader>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            isTicked={chosen.includes(order.id)}
            tick={(ticked) => tickOne(order.id, ticked)}
          />
        ))}
      </tbody>
    </table>
  );
}
