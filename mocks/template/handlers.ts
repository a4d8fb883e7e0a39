import { auth } from './auth.ts';
import { calendar } from './calendar.ts';
import { contacts } from './contacts.ts';
import { faq } from './faq.ts';
import { invoices } from './invoices.ts';
import { notes } from './notes.ts';
import type { TemplateHandlers } from './operations.ts';
import { profileArea } from './profile.ts';
import { products } from './products.ts';
import { passwordReset } from './reset.ts';
import { orders } from './orders.ts';

/** Every operation of openapi/template.yaml by its operationId. A missing one does not compile. */
export const handlers = {
  getNotifications: () => ({ status: 200, body: [] }),
  ...faq,
  ...auth,
  ...passwordReset,
  ...profileArea,
  ...invoices,
  ...orders,
  ...products,
  ...calendar,
  ...contacts,
  ...notes,
} satisfies TemplateHandlers;
