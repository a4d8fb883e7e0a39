import { queryOptions } from '@tanstack/react-query';
import { readList, readRecord } from '../../../api/read-template.ts';
import type { TemplateApi } from '../../../api/template-client.ts';

/** listOrders. */
export const ordersQuery = (templateApi: TemplateApi) =>
  queryOptions({
    queryKey: ['listOrders'],
    queryFn: async ({ signal }) => readList(await templateApi.GET('/api/e-commerce-app/orders', { signal })),
  });

/** getOrder. */
export const orderQuery = (templateApi: TemplateApi, orderId: string) =>
  queryOptions({
    queryKey: ['getOrder', orderId],
    queryFn: async ({ signal }) =>
      readRecord(
        await templateApi.GET('/api/e-commerce-app/order', {
          params: { query: { orderId } },
          signal,
        }),
        'products',
      ),
  });
