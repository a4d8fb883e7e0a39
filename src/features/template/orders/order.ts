import type { Order, OrderStatus } from '../../../api/template.gen.ts';
import { readWallClock } from '../../../api/wall-clock.ts';

/** A time as a number to compare by; an invalid date comes before everything else. */
export const parseMoment = (text: string) => readWallClock(text)?.getTime() ?? Number.MIN_SAFE_INTEGER;

/** Every status of an order, newest first. */
export const listStatuses = ({ status }: Order): OrderStatus[] =>
  [...status].reverse().sort((one, other) => parseMoment(other.date) - parseMoment(one.date));

/** The current status of an order. */
export const getCurrentStatus = (order: Order) => listStatuses(order)[0]?.name;
