import { useLingui } from '@lingui/react';
import type { OrderStatusName } from '../api/template.gen.ts';
import { Pill } from '../../ui/text/Pill.tsx';
import { statusTitles } from './order.ts';

const tones = {
  Delivered: 'positive',
  Refunded: 'negative',
  'Awaiting bank wire payment': 'caution',
  'Remote payment accepted': 'notice',
} as const;

/** A status in its colour, always with a label. */
export function StatusPill({ status }: { status: OrderStatusName }) {
  const { i18n } = useLingui();
  return <Pill tone={tones[status]}>{i18n._(statusTitles[status])}</Pill>;
}
