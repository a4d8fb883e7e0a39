import type { Label, Note } from '../../../api/template.gen.ts';
import { searchable } from '../../../i18n/searchable.ts';

/** The notes in which every word of a search stands: in the title, the text, the checklist, or in a label's name. */
export function matching(notes: readonly Note[], search: string, labels: readonly Label[]): readonly Note[] {
  const words = searchable(search).split(' ').filter(Boolean);
  if (words.length === 0) return notes;
  return notes.filter((note) => {
    const things = note.checklist.map(({ text }) => text);
    const names = labels.filter(({ id }) => note.labels.includes(id)).map(({ name }) => name);
    const text = searchable([note.title, note.message, ...things, ...names].join(' '));
    return words.every((word) => text.includes(word));
  });
}
