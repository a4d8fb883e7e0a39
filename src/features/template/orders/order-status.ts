import { msg } from '@lingui/core/macro';
import type { OrderStatusName } from '../../../api/template.gen.ts';

/** The statuses of an order (the specification, section 4), in their usual order. */
export const statuses = [
  'Awaiting bank wire payment',
  'Remote payment accepted',
  'Delivered',
  'Refunded',
] as const satisfies readonly OrderStatusName[];

export const statusTitles = {
  'Awaiting bank wire payment': msg`Awaiting bank wire payment`,
  'Remote payment accepted': msg`Remote payment accepted`,
  Delivered: msg`Delivered`,
  Refunded: msg`Refunded`,
} satisfies Record<OrderStatusName, unknown>;
