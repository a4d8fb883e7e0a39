import { auth } from './auth.ts';
import { faq } from './faq.ts';
import { invoices } from './invoices.ts';
import { notes } from './notes.ts';
import type { TemplateHandlers } from './operations.ts';
import { profileArea } from './profile.ts';
import { orders } from './orders.ts';

/** Every operation of openapi/template.yaml by its operationId. One that is missing here does not compile. */
export const handlers = {
  getNotifications: () => ({ status: 200, body: [] }),
  ...faq,
  ...auth,
  ...profileArea,
  ...invoices,
  ...orders,
  ...notes,
} satisfies TemplateHandlers;
