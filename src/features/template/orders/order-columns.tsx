import { Link } from '@tanstack/react-router';
import type { Order } from '../../../api/template.gen.ts';
import type { Column } from '../../../ui/table/DataTable.tsx';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Money } from '../../../ui/Money.tsx';
import { WallClock } from '../../../ui/WallClock.tsx';
import { getCurrentStatus } from './order.ts';
import styles from './OrderTable.module.css';
import type { SortKey } from './schema.ts';
import { StatusPill } from './StatusPill.tsx';

/** The columns of the orders. The page sorts them, because the sort is in the address. */
export const createOrderColumns = (headers: Record<SortKey, string>): Column<Order>[] => [
  {
    id: 'reference',
    header: headers.reference,
    cell: ({ id, reference, date }) => (
      <span>
        <Link className={styles.reference} to="/apps/e-commerce/orders/$orderId" params={{ orderId: id }}>
          <ForeignText text={reference} />
        </Link>
        <small className={styles.date}>
          <WallClock text={date} />
        </small>
      </span>
    ),
    isSortable: true,
    isRowHeader: true,
    width: 'clamp(104px, 17%, 128px)',
  },
  {
    id: 'customer',
    header: headers.customer,
    cell: ({ customer }) => (
      <span>
        <ForeignText text={customer.name} />
        {customer.company && (
          <small className={styles.company}>
            <ForeignText text={customer.company} />
          </small>
        )}
      </span>
    ),
    isSortable: true,
  },
  {
    id: 'date',
    header: headers.date,
    minTableWidth: 860,
    cell: ({ date }) => <WallClock text={date} />,
    isSortable: true,
    firstDirection: 'descending',
    width: 'clamp(120px, 17%, 144px)',
  },
  {
    id: 'total',
    header: headers.total,
    cell: ({ total }) => <Money cents={total} />,
    isSortable: true,
    firstDirection: 'descending',
    align: 'end',
    width: 'clamp(112px, 18%, 144px)',
    cardPlace: 'aside',
  },
  {
    id: 'status',
    header: headers.status,
    cell: (order) => <Status order={order} />,
    isSortable: true,
    width: 'clamp(128px, 28%, 248px)',
  },
];

function Status({ order }: { order: Order }) {
  const status = getCurrentStatus(order);
  return status && <StatusPill status={status} />;
}
