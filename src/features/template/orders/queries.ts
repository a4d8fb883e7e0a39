import { queryOptions } from '@tanstack/react-query';
import { UnreadableResponse } from '../../../api/errors.ts';
import type { TemplateApi } from '../../../api/template-client.ts';

/** listOrders. */
export const ordersQuery = (templateApi: TemplateApi) =>
  queryOptions({
    queryKey: ['listOrders'],
    queryFn: async ({ signal }) => {
      const { data } = await templateApi.GET('/api/e-commerce-app/orders', { signal });
      return data ?? [];
    },
  });

/** getOrder. */
export const orderQuery = (templateApi: TemplateApi, orderId: string) =>
  queryOptions({
    queryKey: ['getOrder', orderId],
    queryFn: async ({ signal }) => {
      const { data } = await templateApi.GET('/api/e-commerce-app/order', {
        params: { query: { orderId } },
        signal,
      });
      if (!data) throw new UnreadableResponse('getOrder answered without an order');
      return data;
    },
  });
