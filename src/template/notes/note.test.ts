import * as v from 'valibot';
import { expect, test } from 'vitest';
import { labels, notes } from '../../../mocks/template/db.ts';
import {
  asInput,
  toNoteTexts,
  findList,
  type NoteParams,
  noteSchema,
  parseReminder,
  searchNotes,
  selectNotes,
  toChecklist,
} from './note.ts';

test.each<[NoteParams, string, string[]]>([
  [
    {},
    'all',
    ['seating', 'cake', 'florist', 'untitled', 'arabic', 'ribbons', 'packing', 'guest-book', 'speech'],
  ],
  [{ id: 'archive' }, 'archive', ['henna']],
  [{ id: 'reminders' }, 'reminders', ['cake', 'florist']],
  [{ id: 'labels', labelHandle: 'any', labelId: 'suppliers' }, 'suppliers', ['cake', 'florist']],
])('%j is the list %s, the pinned note first', (params, list, ids) => {
  expect(findList(params, labels)).toBe(list);
  expect(selectNotes(notes, list).map(({ id }) => id)).toEqual(ids);
});

test('an unknown label is the list of all notes', () => {
  expect(findList({ id: 'labels', labelHandle: 'any', labelId: 'gone' }, labels)).toBe('all');
});

test.each([
  ['PEONIES may', ['florist']],
  ['suppliers deposit', ['cake']],
  ['نسعد', ['arabic']],
  ['florist hall', []],
])('%j finds the notes with all of its words', (search, ids) => {
  expect(searchNotes(notes, search, labels).map(({ id }) => id)).toEqual(ids);
});

test('a note is saved trimmed, and needs some content besides a reminder', () => {
  const form = { title: ' Florist ', message: 'Peonies\n', checklist: ' Call \n\n', reminder: '' };
  const saved = { title: 'Florist', message: 'Peonies', checklist: ['Call'], reminder: null, image: '' };
  expect(v.parse(noteSchema, form)).toEqual(saved);
  expect(v.is(noteSchema, { image: 'data:image/webp;base64,AA==' })).toBe(true);
  expect(
    v.is(noteSchema, { title: ' ', message: ' \n', checklist: '\n', reminder: '2030-01-01T10:00' }),
  ).toBe(false);
});

test('an item of a checklist stays done when others are added or removed', () => {
  const before = toChecklist(['Cake', 'Band'], []).map((item) => ({ ...item, checked: true }));
  expect(toNoteTexts({ checklist: before }).checklist).toBe('Cake\nBand');
  expect(toChecklist(['Rings', 'Band'], before)).toEqual([
    { id: '1', text: 'Rings', checked: false },
    { id: '2', text: 'Band', checked: true },
  ]);
});

test.each(['2031-05-14T08:30:00.000Z', '2026-03-29T00:59:00.000Z', '2026-10-25T12:00:00.000Z'])(
  '[F76] %s survives a round trip through the input',
  (reminder) => {
    expect(parseReminder(asInput(reminder))).toBe(reminder);
  },
);

test('[F30] an invalid date is not a reminder', () => {
  expect([asInput(null), asInput('tomorrow, perhaps')]).toEqual(['', '']);
  expect([parseReminder(''), parseReminder('31/12')]).toEqual([null, null]);
});
