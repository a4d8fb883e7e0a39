import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { dropEmptyItems } from './checklist.ts';
import { parseReminder } from './reminder.ts';

const text = v.optional(v.string(), '');
const textUpTo = (most: number) => v.pipe(text, v.maxLength(most, msg`Please enter a shorter text`.id));

const checklistItem = v.object({ id: v.string(), checked: v.boolean(), text: v.string() });

/** The list in the JSON of a field, or an empty one if the field has none. */
const createReader =
  <T>(item: v.GenericSchema<unknown, T>) =>
  (json: string): T[] => {
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(item)), json);
    return result.success ? result.output : [];
  };

export const readChecklist = createReader(checklistItem);
export const readLabels = createReader(v.string());

/** The form of a note. It needs some content besides labels, a reminder and the archive. */
export const noteSchema = v.pipe(
  v.object({
    image: text,
    title: v.pipe(textUpTo(200), v.trim()),
    message: v.pipe(textUpTo(20_000), v.trimEnd()),
    checklist: v.pipe(
      text,
      v.transform((json) => dropEmptyItems(readChecklist(json))),
    ),
    labels: v.pipe(text, v.transform(readLabels)),
    reminder: v.pipe(text, v.transform(parseReminder)),
    archive: v.pipe(
      text,
      v.transform((tick) => tick === 'on'),
    ),
  }),
  v.forward(
    v.check(
      ({ title, message, image, checklist }) =>
        title !== '' || message.trim() !== '' || image !== '' || checklist.length > 0,
      msg`A note cannot be empty. Write something, or delete the note.`.id,
    ),
    ['title'],
  ),
);

/** The values of a note's form. */
export type NoteForm = v.InferOutput<typeof noteSchema>;
