import { BoxRegular } from '@fluentui/react-icons/svg/box';
import { SearchInfoRegular } from '@fluentui/react-icons/svg/search-info';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { Order } from '../../../api/template.gen.ts';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { Money } from '../../../ui/text/Money.tsx';
import type { Column } from '../../../ui/table/DataTable.tsx';
import { WallClock } from '../../../ui/text/WallClock.tsx';
import { CrudPage } from '../../../ui/crud/CrudPage.tsx';
import { createOrderComparers, getCurrentStatus, getOrderWords } from './order.ts';
import styles from './Orders.module.css';
import { removeOrders } from './mutations.ts';
import { ordersQuery } from './queries.ts';
import type { OrdersSearch } from './schema.ts';
import { StatusPill } from './StatusPill.tsx';

interface OrdersPageProps {
  /** The search parameters of the address. */
  address: OrdersSearch;
  onChange(change: object): void;
}

/** The orders (the specification, section 2). */
export function OrdersPage({ address, onChange }: OrdersPageProps) {
  const { t } = useLingui();
  const templateApi = useTemplateApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { data: orders } = useSuspenseQuery(ordersQuery(templateApi));
  return (
    <CrudPage
      title={<Trans>Orders</Trans>}
      label={t`Orders`}
      searchLabel={t`Search orders`}
      rows={orders}
      getWords={getOrderWords}
      getRowName={({ reference }) => t`order ${reference}`}
      columns={useOrderColumns()}
      address={address}
      onChange={onChange}
      onOpen={(orderId) => void navigate({ to: '/apps/e-commerce/orders/$orderId', params: { orderId } })}
      renderCount={(count, isSelection) =>
        isSelection ? (
          <Plural value={count} one="# order selected" other="# orders selected" />
        ) : address.search === '' ? (
          <Plural value={count} one="# order" other="# orders" />
        ) : (
          <Plural value={count} one="# order found" other="# orders found" />
        )
      }
      renderDeletion={(count) => ({
        mutation: removeOrders({ templateApi, queryClient }),
        several: <Plural value={count} one="delete # order" other="delete # orders" />,
        children: <Trans>This is demo data. It comes back when you log out.</Trans>,
      })}
      empty={
        orders.length > 0 ? (
          <EmptyState
            icon={<SearchInfoRegular aria-hidden />}
            title={<Trans>No orders match your search</Trans>}
            hint={<Trans>Try a reference, a name or a product.</Trans>}
          />
        ) : (
          <EmptyState
            icon={<BoxRegular aria-hidden />}
            title={<Trans>No orders left</Trans>}
            hint={<Trans>This is demo data. It comes back when you log out.</Trans>}
          />
        )
      }
    />
  );
}

function useOrderColumns(): Column<Order>[] {
  const { t, i18n } = useLingui();
  const compare = createOrderComparers(i18n.locale);
  return [
    {
      id: 'reference',
      header: t`Order`,
      compare: compare.reference,
      cell: ({ id, reference }) => (
        <Link className={styles.reference} to="/apps/e-commerce/orders/$orderId" params={{ orderId: id }}>
          <ForeignText text={reference} />
        </Link>
      ),
      isRowHeader: true,
      width: 'clamp(104px, 17%, 128px)',
    },
    {
      id: 'customer',
      header: t`Customer`,
      compare: compare.customer,
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
    },
    {
      id: 'date',
      header: t`Date`,
      compare: compare.date,
      minTableWidth: 860,
      cell: ({ date }) => <WallClock text={date} />,
      firstDirection: 'descending',
      width: 'clamp(120px, 17%, 144px)',
    },
    {
      id: 'total',
      header: t`Total`,
      compare: compare.total,
      cell: ({ total }) => <Money cents={total} />,
      firstDirection: 'descending',
      align: 'end',
      width: 'clamp(112px, 18%, 144px)',
      cardPlace: 'aside',
    },
    {
      id: 'status',
      header: t`Status`,
      compare: compare.status,
      cell: (order) => {
        const status = getCurrentStatus(order);
        return status && <StatusPill status={status} />;
      },
      width: 'clamp(128px, 28%, 248px)',
    },
  ];
}
