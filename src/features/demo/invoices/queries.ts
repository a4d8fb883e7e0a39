import { queryOptions } from '@tanstack/react-query';
import type { DemoApi } from '../../../api/demo-client.ts';

/** getInvoice. */
export const invoiceQuery = (demoApi: DemoApi) =>
  queryOptions({
    queryKey: ['getInvoice'],
    queryFn: async ({ signal }) => {
      const { data } = await demoApi.GET('/api/invoices/get-invoice', { signal });
      if (!data) throw new Error('getInvoice answered without an invoice');
      return data;
    },
  });
