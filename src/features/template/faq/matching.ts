import type { Question } from '../../../api/template.gen.ts';
import { searchable } from '../../../i18n/searchable.ts';

/** The questions in which every word of a search stands, in the question or in its answer. */
export function matching(questions: readonly Question[], search: string): readonly Question[] {
  const words = searchable(search).split(' ').filter(Boolean);
  return questions.filter(({ question, answer }) => {
    const text = searchable(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}
