import type { Label, Note } from '../../../api/template.gen.ts';
import { createMatcher } from '../../../i18n/matches-query.ts';

/** The notes that contain every word of a search: in the title, the text, the checklist, or in a label's name. */
export function findNotes(notes: readonly Note[], search: string, labels: readonly Label[]): readonly Note[] {
  const matches = createMatcher(search);
  return notes.filter((note) => {
    const things = note.checklist.map(({ text }) => text);
    const names = labels.filter(({ id }) => note.labels.includes(id)).map(({ name }) => name);
    return matches(note.title, note.message, ...things, ...names);
  });
}
