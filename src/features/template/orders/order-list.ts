import type { Order } from '../../../api/template.gen.ts';
import { createMatcher } from '../../../i18n/matches-query.ts';
import { currentStatus, momentOf } from './order.ts';
import { statuses } from './order-status.ts';
import type { Sort, SortKey } from './schema.ts';

/** The orders in which every word of a search stands: in the reference, the customer's data or a product's name. */
export function matching(orders: readonly Order[], search: string): readonly Order[] {
  const matches = createMatcher(search);
  return orders.filter(({ reference, customer, products }) => {
    const { name, company, email } = customer;
    return matches(reference, name, company, email, ...products.map(({ name }) => name));
  });
}

export const keyOf = (sort: Sort) => sort.replace('-', '') as SortKey;
export const isDescending = (sort: Sort) => sort.startsWith('-');

/** What a column's heading sorts by next: the other way round, or first what is most looked for. */
export function nextSort(key: SortKey, sort: Sort): Sort {
  if (keyOf(sort) === key) return isDescending(sort) ? key : `-${key}`;
  return key === 'date' || key === 'total' ? `-${key}` : key;
}

/** The orders by one of their columns. Equals stand as they came; names are compared as the language does. */
export function sorted(orders: readonly Order[], sort: Sort, locale: string): readonly Order[] {
  const { compare: compareWords } = new Intl.Collator(locale, { numeric: true });
  const rankOf = (order: Order) => statuses.findIndex((name) => name === currentStatus(order));
  const comparers: Record<SortKey, (one: Order, other: Order) => number> = {
    reference: (one, other) => compareWords(one.reference, other.reference),
    customer: (one, other) => compareWords(one.customer.name, other.customer.name),
    date: (one, other) => momentOf(one.date) - momentOf(other.date),
    total: (one, other) => one.total - other.total,
    status: (one, other) => rankOf(one) - rankOf(other),
  };
  const comparer = comparers[keyOf(sort)];
  return orders.toSorted(isDescending(sort) ? (one, other) => comparer(other, one) : comparer);
}

/** One page of a list; a page behind the last one is the last. */
export function cut<T>(rows: readonly T[], { page, limit }: { page: number; limit: number }) {
  const pages = Math.max(1, Math.ceil(rows.length / limit));
  const shown = Math.min(page, pages);
  return { rows: rows.slice((shown - 1) * limit, shown * limit), page: shown, pages };
}
