import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Tabs } from '../../../ui/Tabs.tsx';
import { orderTabs } from './schema.ts';

const titles = { details: msg`Order details`, products: msg`Products`, invoice: msg`Invoice` };

/** The parts of an order as links. Each replaces the current history entry, so that Back leads to the list. */
export function OrderTabs({ orderId }: { orderId: string }) {
  const { t, i18n } = useLingui();
  return (
    <Tabs label={t`Parts of the order`}>
      {orderTabs.map((tab) => (
        <Link
          key={tab}
          to="/apps/e-commerce/orders/$orderId"
          params={{ orderId }}
          search={{ tab }}
          activeOptions={{ exact: true }}
          replace
          resetScroll={false}
        >
          {i18n._(titles[tab])}
        </Link>
      ))}
    </Tabs>
  );
}
