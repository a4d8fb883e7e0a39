import { queryOptions } from '@tanstack/react-query';
import { UnreadableResponse } from '../../../api/errors.ts';
import type { TemplateApi } from '../../../api/template-client.ts';

/** getInvoice. */
export const invoiceQuery = (templateApi: TemplateApi) =>
  queryOptions({
    queryKey: ['getInvoice'],
    queryFn: async ({ signal }) => {
      const { data } = await templateApi.GET('/api/invoices/get-invoice', { signal });
      if (!data) throw new UnreadableResponse('getInvoice answered without an invoice');
      return data;
    },
  });
