import * as v from 'valibot';
import { createCrudSearch } from '../../../ui/crud/crud-search.ts';

/** The search parameters of the list: newest first. */
export const ordersCrud = createCrudSearch(['reference', 'customer', 'date', 'total', 'status'], '-date');
export const ordersSearch = v.object(ordersCrud.entries);
export type OrdersSearch = v.InferOutput<typeof ordersSearch>;

export const orderTabs = ['details', 'products', 'invoice'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** The search parameters of one order. */
export const orderSearch = v.object({
  tab: v.fallback(v.optional(v.picklist(orderTabs), 'details'), 'details'),
});
