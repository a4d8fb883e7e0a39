import { msg } from '@lingui/core/macro';
import type { Order, OrderStatus, OrderStatusName } from '../api/template.gen.ts';
import { parseWallClock } from '../format/wall-clock.ts';
import { mutationOptions } from '@tanstack/react-query';
import type { TemplateScope } from '../api/use-template-api.ts';
import { orderQuery, ordersQuery } from './queries.ts';

/** The statuses of an order (the specification, section 4), in their usual order. */
const statuses = [
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

/** A time as a number to compare by; an invalid date comes before everything else. */
const parseMoment = (text: string) => parseWallClock(text)?.getTime() ?? Number.MIN_SAFE_INTEGER;

/** Every status of an order, newest first. */
export const listStatuses = ({ status }: Order): OrderStatus[] =>
  [...status].reverse().sort((one, other) => parseMoment(other.date) - parseMoment(one.date));

/** The current status of an order. */
export const getCurrentStatus = (order: Order) => listStatuses(order)[0]?.name;

/** The texts that a search looks in: the reference, the customer's data and the names of the products. */
export const getOrderWords = ({ reference, customer, products }: Order) => [
  reference,
  customer.name,
  customer.company,
  customer.email,
  ...products.map(({ name }) => name),
];

const getRank = (order: Order) => statuses.findIndex((name) => name === getCurrentStatus(order));

/** Compares two orders by a column; names by the rules of the language. */
export function createOrderComparers(locale: string) {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return {
    reference: (one: Order, other: Order) => compare(one.reference, other.reference),
    customer: (one: Order, other: Order) => compare(one.customer.name, other.customer.name),
    date: (one: Order, other: Order) => parseMoment(one.date) - parseMoment(other.date),
    total: (one: Order, other: Order) => one.total - other.total,
    status: (one: Order, other: Order) => getRank(one) - getRank(other),
  };
}

/** removeOrders: all of them, or none if one is gone already. The list is read again in both cases. */
export const removeOrders = ({ templateApi, queryClient }: TemplateScope) =>
  mutationOptions({
    mutationFn: async (orders: readonly Order[]) => {
      const orderIds = orders.map(({ id }) => id);
      await templateApi.POST('/api/e-commerce-app/remove-orders', { body: { orderIds }, parseAs: 'text' });
    },
    onSuccess(_data, orders) {
      for (const { id } of orders) queryClient.removeQueries(orderQuery(templateApi, id));
    },
    onSettled: () => queryClient.invalidateQueries(ordersQuery(templateApi)),
  });
