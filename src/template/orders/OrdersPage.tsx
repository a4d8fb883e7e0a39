import { BoxRegular } from '@fluentui/react-icons/svg/box';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTemplateScope } from '../api/use-template-api.ts';
import type { Order } from '../api/template.gen.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ForeignText } from '../../ui/text/ForeignText.tsx';
import { Money } from '../format/Money.tsx';
import type { Column } from '../../ui/table/DataTable.tsx';
import { WallClock } from '../format/WallClock.tsx';
import { CrudPage } from '../crud/CrudPage.tsx';
import { createOrderComparers, getCurrentStatus, getOrderWords, removeOrders } from './order.ts';
import styles from './Orders.module.css';
import { ordersQuery, type OrdersSearch } from './queries.ts';
import { StatusPill } from './StatusPill.tsx';

/** The orders (the specification, section 2). */
export function OrdersPage({ address }: { address: OrdersSearch }) {
  const { t } = useLingui();
  const scope = useTemplateScope();
  const navigate = useNavigate();
  const { data: orders } = useSuspenseQuery(ordersQuery(scope.templateApi));
  return (
    <CrudPage
      title={t`Orders`}
      searchLabel={t`Search orders`}
      rows={orders}
      getWords={getOrderWords}
      getRowName={({ reference }) => t`order ${reference}`}
      columns={useOrderColumns()}
      address={address}
      onOpen={(orderId) => void navigate({ to: '/apps/e-commerce/orders/$orderId', params: { orderId } })}
      renderCount={(count) => <Plural value={count} one="# order" other="# orders" />}
      renderDeletion={(count) => ({
        mutation: removeOrders(scope),
        several: <Plural value={count} one="delete # order" other="delete # orders" />,
        children: <Trans>This is demo data. It comes back when you log out.</Trans>,
      })}
      empty={
        <EmptyState
          icon={<BoxRegular aria-hidden />}
          title={<Trans>No orders left</Trans>}
          hint={<Trans>This is demo data. It comes back when you log out.</Trans>}
        />
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
      isSelfEvident: true,
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
      isSelfEvident: true,
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
      width: 'clamp(128px, 18%, 144px)',
      cardPlace: 'aside',
    },
    {
      id: 'status',
      header: t`Status`,
      isSelfEvident: true,
      compare: compare.status,
      cell: (order) => {
        const status = getCurrentStatus(order);
        return status && <StatusPill status={status} />;
      },
      width: 'clamp(128px, 28%, 248px)',
    },
  ];
}
