import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { Order } from '../../../api/template.gen.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { createOrderColumns } from './order-columns.tsx';
import { formatSort, parseSort } from './order-list.ts';
import type { OrdersSearch } from './schema.ts';

interface OrderTableProps {
  /** The orders of this page, in the order of the address. */
  orders: readonly Order[];
  address: OrdersSearch;
  /** The ids of the selected orders. */
  selected: ReadonlySet<string>;
  onSelect(ids: ReadonlySet<string>): void;
  onChange(change: Partial<OrdersSearch>): void;
}

/** The orders of one page as a table, or as cards in a narrow space. */
export function OrderTable({ orders, address, selected, onSelect, onChange }: OrderTableProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const columns = createOrderColumns({
    reference: t`Order`,
    customer: t`Customer`,
    date: t`Date`,
    total: t`Total`,
    status: t`Status`,
  });
  return (
    <DataTable<Order>
      label={t`Orders`}
      columns={columns}
      rows={orders}
      getRowId={({ id }) => id}
      getRowName={({ reference }) => t`order ${reference}`}
      sort={parseSort(address.sort)}
      onSortChange={(sort) => onChange({ sort: formatSort(sort), page: 1 })}
      selection={{ selected, onChange: onSelect }}
      onOpen={({ id }) => void navigate({ to: '/apps/e-commerce/orders/$orderId', params: { orderId: id } })}
    />
  );
}
