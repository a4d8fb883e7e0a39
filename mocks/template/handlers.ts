import { auth } from './auth.ts';
import { calendar } from './calendar.ts';
import { contacts } from './contacts.ts';
import { notes } from './notes.ts';
import type { TemplateHandlers } from './operations.ts';
import { profileArea } from './profile.ts';
import { invoice, questions } from './db.ts';
import { shop } from './shop.ts';

/** Every operation of openapi/template.yaml by its operationId. A missing one does not compile. */
export const handlers = {
  getNotifications: () => ({ status: 200, body: [] }),
  listQuestions(_db, { query }) {
    const language = query.language === 'tr' || query.language === 'ar' ? query.language : 'en';
    return { status: 200, body: questions.map((each) => ({ id: each.id, ...each[language] })) };
  },
  getInvoice: () => ({ status: 200, body: invoice }),
  ...auth,
  ...profileArea,
  ...shop,
  ...calendar,
  ...contacts,
  ...notes,
} satisfies TemplateHandlers;
