import { msg, plural } from '@lingui/core/macro';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { TemplateApi } from '../../../api/template-client.ts';
import { toasts } from '../../../ui/toasts.ts';
import { orderQuery, ordersQuery } from './queries.ts';

/** The API of the shop, and its cache. */
interface Shop {
  templateApi: TemplateApi;
  queryClient: QueryClient;
}

/** removeOrders: all of them, or none if one is gone already. The list is read again in both cases. */
export const removeOrdersMutation = ({ templateApi, queryClient }: Shop) =>
  mutationOptions({
    mutationFn: (orderIds: string[]) =>
      templateApi.POST('/api/e-commerce-app/remove-orders', { body: { orderIds }, parseAs: 'text' }),
    onSuccess(_data, orderIds) {
      for (const id of orderIds) queryClient.removeQueries(orderQuery(templateApi, id));
      const count = orderIds.length;
      const message = msg`${plural(count, { one: '# order removed', other: '# orders removed' })}`;
      toasts.show({ variant: 'success', message });
    },
    onSettled: () => queryClient.invalidateQueries(ordersQuery(templateApi)),
    meta: {
      errorMessage: msg`We could not remove the orders.`,
      doubtMessage: msg`We are not sure the orders were removed. Check the list of orders.`,
    },
  });
