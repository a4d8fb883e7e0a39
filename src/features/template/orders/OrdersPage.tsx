import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTemplateApi } from '../../../api/use-api.ts';
import { Page } from '../../../ui/Page.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { cut, matching, sorted } from './order-list.ts';
import { OrdersBar } from './OrdersBar.tsx';
import { OrdersEmpty } from './OrdersEmpty.tsx';
import { OrderTable } from './OrderTable.tsx';
import { ordersQuery } from './queries.ts';
import { type OrdersSearch, pageSizes } from './schema.ts';
import './orders.css';

interface OrdersPageProps {
  /** What is searched for, how it is sorted and which page is shown, as the address has it. */
  view: OrdersSearch;
  change(view: Partial<OrdersSearch>): void;
}

/** The orders (the specification, section 2). What is ticked counts only as far as it is on the screen. */
export function OrdersPage({ view, change }: OrdersPageProps) {
  const templateApi = useTemplateApi();
  const { t, i18n } = useLingui();
  const { data: orders } = useSuspenseQuery(ordersQuery(templateApi));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const found = sorted(matching(orders, view.search), view.sort, i18n.locale);
  const { rows, ...place } = cut(found, view);
  const chosen = rows.filter(({ id }) => ticked.has(id)).map(({ id }) => id);
  return (
    <Page
      title={<Trans>Orders</Trans>}
      actions={
        orders.length > 0 && (
          <SearchField
            label={t`Search orders`}
            defaultValue={view.search}
            onChange={(value) => change({ search: value, page: 1 })}
          />
        )
      }
    >
      <section className="sheet-panel">
        <OrdersBar chosen={chosen} found={found.length} searched={view.search !== ''} />
        {found.length > 0 && (
          <>
            <OrderTable orders={rows} sort={view.sort} chosen={chosen} tick={setTicked} change={change} />
            <Pager {...place} limit={view.limit} rows={rows.length} total={found.length} sizes={pageSizes} />
          </>
        )}
        {found.length === 0 && <OrdersEmpty isSearched={orders.length > 0} />}
      </section>
    </Page>
  );
}
