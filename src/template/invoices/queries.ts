import { templateQuery } from '../api/read-template.ts';
import type { TemplateApi } from '../api/client.ts';

/** getInvoice. */
export const invoiceQuery = (templateApi: TemplateApi) =>
  templateQuery(
    ['getInvoice'],
    (signal) => templateApi.GET('/api/invoices/get-invoice', { signal }),
    'reference',
  );
