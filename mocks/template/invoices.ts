import type { TemplateHandlers } from './operations.ts';
import { invoice } from './seeds/invoice.ts';

export const invoices = {
  getInvoice: () => ({ status: 200, body: invoice }),
} satisfies Partial<TemplateHandlers>;
