import type { TemplateHandlers } from './operations.ts';
import { entityOf } from './rows.ts';

export const faq = {
  listQuestions: (db) => ({ status: 200, body: db.questions.all().map(entityOf) }),
} satisfies Partial<TemplateHandlers>;
