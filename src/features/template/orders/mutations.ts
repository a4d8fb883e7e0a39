import { mutationOptions } from '@tanstack/react-query';
import type { Order } from '../../../api/template.gen.ts';
import type { TemplateScope } from '../../../api/use-template-api.ts';
import { orderQuery, ordersQuery } from './queries.ts';

/** removeOrders: all of them, or none if one is gone already. The list is read again in both cases. */
export const removeOrders = ({ templateApi, queryClient }: TemplateScope) =>
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
