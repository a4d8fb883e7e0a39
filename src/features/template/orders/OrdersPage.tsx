import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTemplateApi } from '../../../api/use-api.ts';
import { Page } from '../../../ui/Page.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Pager } from '../../../ui/table/Pager.tsx';
import { slicePage } from '../../../ui/table/rows.ts';
import { findOrders, sortOrders } from './order-list.ts';
import { OrdersBar } from './OrdersBar.tsx';
import { OrdersEmpty } from './OrdersEmpty.tsx';
import { OrderTable } from './OrderTable.tsx';
import { ordersQuery } from './queries.ts';
import type { OrdersSearch } from './schema.ts';
import { Surface } from '../../../ui/Surface.tsx';

interface OrdersPageProps {
  /** The search parameters of the address: search, sort, page. */
  address: OrdersSearch;
  onChange(change: Partial<OrdersSearch>): void;
}

/** The orders (the specification, section 2). A selection counts only for orders on the screen. */
export function OrdersPage({ address, onChange }: OrdersPageProps) {
  const templateApi = useTemplateApi();
  const { t, i18n } = useLingui();
  const { data: orders } = useSuspenseQuery(ordersQuery(templateApi));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const found = sortOrders(findOrders(orders, address.search), address.sort, i18n.locale);
  const { rows, ...place } = slicePage(found, address);
  const chosen = rows.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  return (
    <Page
      title={<Trans>Orders</Trans>}
      actions={
        orders.length > 0 && (
          <SearchField
            label={t`Search orders`}
            defaultValue={address.search}
            onChange={(value) => onChange({ search: value, page: 1 })}
          />
        )
      }
    >
      <Surface>
        <OrdersBar chosen={chosen} found={found.length} searched={address.search !== ''} />
        {found.length > 0 && (
          <>
            <OrderTable
              orders={rows}
              address={address}
              selected={new Set(chosen)}
              onSelect={setSelected}
              onChange={onChange}
            />
            <Pager {...place} limit={address.limit} rows={rows.length} />
          </>
        )}
        {found.length === 0 && <OrdersEmpty isSearched={orders.length > 0} />}
      </Surface>
    </Page>
  );
}
