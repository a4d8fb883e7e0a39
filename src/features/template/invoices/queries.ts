import { queryOptions } from '@tanstack/react-query';
import { parseRecord } from '../../../api/read-template.ts';
import type { TemplateApi } from '../../../api/template-client.ts';

/** getInvoice. */
export const invoiceQuery = (templateApi: TemplateApi) =>
  queryOptions({
    queryKey: ['getInvoice'],
    queryFn: async ({ signal }) =>
      parseRecord(await templateApi.GET('/api/invoices/get-invoice', { signal }), 'reference'),
  });
