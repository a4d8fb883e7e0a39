import type { ChecklistItem, Note } from '../../../src/api/template.gen.ts';
import { family, suppliers, todo, wedding } from './labels.ts';
import { ribbonSwatches, seatingSketch } from './note-pictures.ts';

const note = (fields: Pick<Note, 'id' | 'time'> & Partial<Note>): Note => ({
  title: '',
  message: '',
  archive: false,
  image: '',
  reminder: null,
  checklist: [],
  labels: [],
  ...fields,
});

/** Creates a checklist from texts; those that start with a tick are done. */
const things = (...texts: string[]): ChecklistItem[] =>
  texts.map((text, at) => ({
    id: String(at + 1),
    checked: text.startsWith('✓ '),
    text: text.replace(/^✓ /, ''),
  }));

export const cake = note({
  id: 'cake',
  title: 'Cake tasting',
  message: 'Three tiers, no nuts in the lowest one: the children’s table gets it.',
  checklist: things(
    '✓ Ask who must not have nuts',
    'Choose the filling',
    'Pay the deposit',
    'Tell them the door code',
  ),
  labels: [suppliers.id, wedding.id],
  reminder: '2031-05-14T08:30:00.000Z',
  time: '2026-11-20T16:20:00.000Z',
});

export const seating = note({
  id: 'seating',
  title: 'Seating, first sketch',
  message: 'The head table stands by the wall. Aunt Samira hears better on the left.',
  image: seatingSketch,
  labels: [wedding.id, family.id],
  isSelected: true,
  time: '2026-11-19T09:05:00.000Z',
});

const reminderPassed = note({
  id: 'florist',
  title: 'Call the florist',
  message: 'Ask whether peonies can be had in May, and what comes instead if not.',
  reminder: '2026-10-02T07:00:00.000Z',
  labels: [suppliers.id, todo.id],
  time: '2026-11-18T11:40:00.000Z',
});

const untitled = note({
  id: 'untitled',
  message: 'The hall’s own speakers hum. Bring ours.',
  time: '2026-11-17T18:00:00.000Z',
});

const arabic = note({
  id: 'arabic',
  title: 'كلمة الترحيب',
  message: 'نسعد بحضوركم ومشاركتكم لنا فرحتنا. يُرجى تأكيد الحضور قبل نهاية الشهر.',
  labels: [family.id],
  time: '2026-11-16T12:10:00.000Z',
});

const ribbons = note({
  id: 'ribbons',
  title: 'Ribbons',
  image: ribbonSwatches,
  message: 'Emerald for the family, marigold for the friends.',
  time: '2026-11-15T10:00:00.000Z',
});

const packing = note({
  id: 'packing',
  title: 'The box for the day',
  checklist: things(
    '✓ Safety pins',
    '✓ Tape, both kinds',
    'Spare table numbers',
    'Pens for the guest book',
    'Extension leads, three of them',
    'A list of all phone numbers, on paper',
    'Painkillers',
    'Umbrellas',
    'Matches',
    'The ring cushion',
  ),
  labels: [todo.id],
  time: '2026-11-14T08:00:00.000Z',
});

const guestBook = note({
  id: 'guest-book',
  title: 'Guest book',
  message: 'Leather, A4, blank pages. Two pens that do not smudge, and a third because somebody takes one.',
  checklist: things('Ask who opens it'),
  time: '2026-11-13T08:00:00.000Z',
});

const long = note({
  id: 'speech',
  title: 'The speech, all of it, as it was sent by the best man who did not want to hear that it is too long',
  message: 'And then there was the evening by the lake, of which nobody speaks. '.repeat(75).slice(0, 5000),
  time: '2026-11-12T08:00:00.000Z',
});

const archived = note({
  id: 'henna',
  title: 'Henna night',
  message: 'Done, and it was lovely. The hall took the deposit off the bill.',
  archive: true,
  labels: [family.id],
  checklist: things('✓ Return the lanterns', '✓ Thank the neighbours'),
  time: '2026-10-03T20:00:00.000Z',
});

export const notes: readonly Note[] = [
  cake,
  seating,
  reminderPassed,
  untitled,
  arabic,
  ribbons,
  packing,
  guestBook,
  long,
  archived,
];
