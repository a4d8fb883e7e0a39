import type { Order } from '../../../api/template.gen.ts';
import { createMatcher } from '../../../i18n/matches-query.ts';
import { getCurrentStatus, parseMoment } from './order.ts';
import { statuses } from './order-status.ts';
import { type Sort, type SortKey, sortKeys } from './schema.ts';
import { type Sort as TableSort, sortRows } from '../../../ui/table/rows.ts';

/** The orders that contain every word of a search: in the reference, the customer's data or a product's name. */
export function findOrders(orders: readonly Order[], search: string): readonly Order[] {
  const matches = createMatcher(search);
  return orders.filter(({ reference, customer, products }) => {
    const { name, company, email } = customer;
    return matches(reference, name, company, email, ...products.map((product) => product.name));
  });
}

/** Converts the sort of an address for the table. */
export const parseSort = (sort: Sort): TableSort => ({
  column: sort.replace('-', ''),
  direction: sort.startsWith('-') ? 'descending' : 'ascending',
});

/** Converts a sort of the table for the address: a minus means descending. */
export function formatSort({ column, direction }: TableSort): Sort {
  const key = sortKeys.find((each) => each === column) ?? 'date';
  return direction === 'descending' ? `-${key}` : key;
}

/**
 * The orders sorted by one of their columns. Equal orders keep their order; names are compared by the rules of the
 * language.
 */
export function sortOrders(orders: readonly Order[], sort: Sort, locale: string): readonly Order[] {
  const { compare: compareWords } = new Intl.Collator(locale, { numeric: true });
  const getRank = (order: Order) => statuses.findIndex((name) => name === getCurrentStatus(order));
  const comparers: Record<SortKey, (one: Order, other: Order) => number> = {
    reference: (one, other) => compareWords(one.reference, other.reference),
    customer: (one, other) => compareWords(one.customer.name, other.customer.name),
    date: (one, other) => parseMoment(one.date) - parseMoment(other.date),
    total: (one, other) => one.total - other.total,
    status: (one, other) => getRank(one) - getRank(other),
  };
  const columns = sortKeys.map((id) => ({ id, compare: comparers[id] }));
  return sortRows(orders, columns, parseSort(sort));
}
