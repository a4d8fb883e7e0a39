import type { Order, OrderLine, OrderStatus } from '../../../api/template.gen.ts';
import { readWallClock } from '../../../api/wall-clock.ts';

/** When something was, as a number to compare by; what is no date was before everything else. */
export const momentOf = (text: string) => readWallClock(text)?.getTime() ?? Number.MIN_SAFE_INTEGER;

/** Every status that an order has had, the newest first. */
export const statusHistory = ({ status }: Order): OrderStatus[] =>
  status.toReversed().toSorted((one, other) => momentOf(other.date) - momentOf(one.date));

/** What an order's status is now. */
export const currentStatus = (order: Order) => statusHistory(order)[0]?.name;

/** What a line comes to, in US cents. */
export const amountOf = ({ price, quantity }: OrderLine) => price * quantity;
