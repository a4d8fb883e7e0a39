import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { TemplateApi } from '../../../api/template-client.ts';
import type { Order } from '../../../api/template.gen.ts';
import { orderQuery, ordersQuery } from './queries.ts';

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
