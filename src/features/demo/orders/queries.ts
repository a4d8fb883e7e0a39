import { queryOptions } from '@tanstack/react-query';
import type { DemoApi } from '../../../api/demo-client.ts';

/** listOrders. */
export const ordersQuery = (demoApi: DemoApi) =>
  queryOptions({
    queryKey: ['listOrders'],
    queryFn: async ({ signal }) => {
      const { data } = await demoApi.GET('/api/e-commerce-app/orders', { signal });
      return data ?? [];
    },
  });

/** getOrder. */
export const orderQuery = (demoApi: DemoApi, orderId: string) =>
  queryOptions({
    queryKey: ['getOrder', orderId],
    queryFn: async ({ signal }) => {
      const { data } = await demoApi.GET('/api/e-commerce-app/order', {
        params: { query: { orderId } },
        signal,
      });
      if (!data) throw new Error('getOrder answered without an order');
      return data;
    },
  });
