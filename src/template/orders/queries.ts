import { templateQuery } from '../api/read-template.ts';
import type { TemplateApi } from '../api/client.ts';
import * as v from 'valibot';
import { createCrudSearch } from '../crud/crud-search.ts';

/** listOrders. */
export const ordersQuery = (templateApi: TemplateApi) =>
  templateQuery(['listOrders'], (signal) => templateApi.GET('/api/e-commerce-app/orders', { signal }));

/** getOrder. */
export const orderQuery = (templateApi: TemplateApi, orderId: string) =>
  templateQuery(
    ['getOrder', orderId],
    (signal) => templateApi.GET('/api/e-commerce-app/order', { params: { query: { orderId } }, signal }),
    'products',
  );

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
