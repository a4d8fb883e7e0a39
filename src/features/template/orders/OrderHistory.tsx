import { Trans } from '@lingui/react/macro';
import type { Order } from '../../../api/template.gen.ts';
import { WallClock } from '../../../ui/WallClock.tsx';
import { listStatuses } from './order.ts';
import { StatusPill } from './StatusPill.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import styles from './OrderDetails.module.css';

/** The history of an order, newest first, down to the day it was placed. */
export const OrderHistory = ({ order }: { order: Order }) => (
  <Surface className={styles.card}>
    <h2>
      <Trans>History</Trans>
    </h2>
    <ol className={styles.history}>
      {listStatuses(order).map(({ name, date }) => (
        <li key={`${name} ${date}`}>
          <StatusPill status={name} />
          <WallClock text={date} withTime />
        </li>
      ))}
      <li>
        <span className={styles.placed}>
          <Trans>Order placed</Trans>
        </span>
        <WallClock text={order.date} withTime />
      </li>
    </ol>
  </Surface>
);
