import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { readList, readRecord } from '../../../api/read-template.ts';
import type { TemplateApi } from '../../../api/template-client.ts';
import type { Order } from '../../../api/template.gen.ts';

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

interface Clients {
  templateApi: TemplateApi;
  queryClient: QueryClient;
}

/** removeOrders: all of them, or none if one is gone already. The list is read again in both cases. */
export const removeOrders = ({ templateApi, queryClient }: Clients) =>
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
