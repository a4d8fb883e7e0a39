import * as v from 'valibot';

/** The sortable columns; a minus in front means descending. */
export const sortKeys = ['reference', 'customer', 'date', 'total', 'status'] as const;
export type SortKey = (typeof sortKeys)[number];
export type Sort = SortKey | `-${SortKey}`;

const sorts: readonly Sort[] = sortKeys.flatMap((key) => [key, `-${key}`] as const);

export const pageSizes = [10, 25, 50] as const;
const number = v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]);

/** Newest first, on the first page. */
export const plainList = { search: '', sort: '-date', page: 1, limit: 10 } as const;

/** The search parameters of the list; invalid ones count as missing. */
export const ordersSearch = v.object({
  search: v.fallback(v.optional(v.string(), plainList.search), plainList.search),
  sort: v.fallback(v.optional(v.picklist(sorts), plainList.sort), plainList.sort),
  page: v.fallback(v.optional(v.pipe(number, v.safeInteger(), v.minValue(1)), 1), plainList.page),
  limit: v.fallback(v.optional(v.pipe(number, v.picklist(pageSizes)), 10), plainList.limit),
});
export type OrdersSearch = v.InferOutput<typeof ordersSearch>;

export const orderTabs = ['details', 'products', 'invoice'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** The search parameters of one order. */
export const orderSearch = v.object({
  tab: v.fallback(v.optional(v.picklist(orderTabs), 'details'), 'details'),
});
