import { useLingui } from '@lingui/react';
import type { OrderStatusName } from '../../../api/demo.gen.ts';
import { statusTitles } from './order-status.ts';
import './status-pill.css';

/** A status in its colour, always with its words. */
export function StatusPill({ status }: { status: OrderStatusName }) {
  const { i18n } = useLingui();
  return (
    <span className="order-pill" data-status={status}>
      {i18n._(statusTitles[status])}
    </span>
  );
}
