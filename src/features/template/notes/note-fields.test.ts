import * as v from 'valibot';
import { expect, test } from 'vitest';
import { cake } from '../../../../mocks/template/seeds/notes.ts';
import { asTexts, emptyForm } from './note-fields.ts';
import { type NoteForm, noteSchema } from './note-schema.ts';

const form: NoteForm = {
  ...emptyForm,
  title: ' Florist ',
  message: 'Peonies\n',
  checklist: [
    { id: '1', checked: false, text: 'Call' },
    { id: '2', checked: false, text: '  ' },
  ],
};

test('a note is saved trimmed, without empty items', () => {
  expect(v.parse(noteSchema, asTexts(form))).toEqual({
    ...form,
    title: 'Florist',
    message: 'Peonies',
    checklist: [{ id: '1', checked: false, text: 'Call' }],
  });
  expect(cake).toMatchObject(v.parse(noteSchema, asTexts(cake)));
});

test('a form with only a tick, a label and a reminder has no content', () => {
  const empty = {
    ...emptyForm,
    message: ' \n',
    labels: ['l1'],
    archive: true,
    reminder: '2030-01-01T10:00Z',
  };
  expect(v.safeParse(noteSchema, asTexts(empty)).issues?.map(({ message }) => message)).toHaveLength(1);
  expect(v.is(noteSchema, asTexts(form))).toBe(true);
});

test('labels in another order, and empty items, are no change', () => {
  const one = { ...form, labels: ['a', 'b'] };
  const other = { ...form, labels: ['b', 'a'], checklist: form.checklist.slice(0, 1) };
  expect(asTexts(one)).toEqual(asTexts(other));
});
