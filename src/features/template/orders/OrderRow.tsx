import { Checkbox } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Order } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Money } from '../../../ui/Money.tsx';
import { WallClock } from '../../../ui/WallClock.tsx';
import { currentStatus } from './order.ts';
import { StatusPill } from './StatusPill.tsx';

interface OrderRowProps {
  order: Order;
  isTicked: boolean;
  tick(ticked: boolean): void;
}

export function OrderRow({ order, isTicked, tick }: OrderRowProps) {
  const { t } = useLingui();
  const { id, reference, customer, date, total } = order;
  const status = currentStatus(order);
  return (
    <tr>
      <td className="tick">
        <Checkbox
          checked={isTicked}
          aria-label={t`Select order ${reference}`}
          onChange={(_, { checked }) => tick(checked === true)}
        />
      </td>
      <th scope="row" className="reference">
        <Link to="/apps/e-commerce/orders/$orderId" params={{ orderId: id }}>
          <ForeignText text={reference} />
        </Link>
      </th>
      <td className="customer">
        <ForeignText text={customer.name} />
        {customer.company && (
          <small>
            <ForeignText text={customer.company} />
          </small>
        )}
      </td>
      <td className="date">
        <WallClock text={date} />
      </td>
      <td className="total">
        <Money cents={total} />
      </td>
      <td className="status">{status && <StatusPill status={status} />}</td>
    </tr>
  );
}
