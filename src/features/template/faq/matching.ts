import type { Question } from '../../../api/template.gen.ts';
import { createMatcher } from '../../../i18n/matches-query.ts';

/** The questions that contain every word of a search, in the question or in its answer. */
export function findQuestions(questions: readonly Question[], search: string): readonly Question[] {
  const matches = createMatcher(search);
  return questions.filter(({ question, answer }) => matches(question, answer));
}
