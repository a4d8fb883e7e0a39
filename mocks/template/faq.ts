import type { TemplateHandlers } from './operations.ts';
import { toEntity } from './rows.ts';

export const faq = {
  listQuestions: (db) => ({ status: 200, body: db.questions.all().map(toEntity) }),
} satisfies Partial<TemplateHandlers>;
