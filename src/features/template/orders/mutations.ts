import type { QueryClient } from '@tanstack/react-query';
import type { TemplateApi } from '../../../api/template-client.ts';
import { orderQuery, ordersQuery } from './queries.ts';

/** The API of the shop, and its cache. */
interface Shop {
  templateApi: TemplateApi;
  queryClient: QueryClient;
}

/** removeOrders: all of them, or none if one is gone already. The list is read again in both cases. */
export async function removeOrders({ templateApi, queryClient }: Shop, orderIds: string[]): Promise<void> {
  try {
    await templateApi.POST('/api/e-commerce-app/remove-orders', { body: { orderIds }, parseAs: 'text' });
    for (const id of orderIds) queryClient.removeQueries(orderQuery(templateApi, id));
  } finally {
    await queryClient.invalidateQueries(ordersQuery(templateApi));
  }
}
