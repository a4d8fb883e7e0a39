import * as v from 'valibot';
import { firstPage, pagingSearch } from '../../../ui/table/rows.ts';

/** The sortable columns; a minus in front means descending. */
export const sortKeys = ['reference', 'customer', 'date', 'total', 'status'] as const;
export type SortKey = (typeof sortKeys)[number];
export type Sort = SortKey | `-${SortKey}`;

const sorts: readonly Sort[] = sortKeys.flatMap((key) => [key, `-${key}`] as const);

/** Newest first, on the first page. */
export const plainList = { search: '', sort: '-date', ...firstPage } as const;

/** The search parameters of the list; invalid ones count as missing. */
export const ordersSearch = v.object({
  search: v.fallback(v.optional(v.string(), plainList.search), plainList.search),
  sort: v.fallback(v.optional(v.picklist(sorts), plainList.sort), plainList.sort),
  ...pagingSearch,
});
export type OrdersSearch = v.InferOutput<typeof ordersSearch>;

export const orderTabs = ['details', 'products', 'invoice'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** The search parameters of one order. */
export const orderSearch = v.object({
  tab: v.fallback(v.optional(v.picklist(orderTabs), 'details'), 'details'),
});
