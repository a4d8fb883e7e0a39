import { expect, test } from 'vitest';
import {
  asDraft,
  getChanges,
  emptyForm,
  hasWords,
  isSame,
  type NoteForm,
  readDraft,
  toSave,
} from './note-fields.ts';

const form: NoteForm = {
  ...emptyForm,
  title: ' Florist ',
  message: 'Peonies\n',
  checklist: [
    { id: '1', checked: false, text: 'Call' },
    { id: '2', checked: false, text: '  ' },
  ],
};

test('a draft is restored unchanged, and anything else is not a draft', () => {
  expect(readDraft(asDraft(form))).toEqual(form);
  expect(readDraft(undefined)).toBeUndefined();
  expect(readDraft({ note: 'no JSON' })).toBeUndefined();
  expect(readDraft({ note: '{"title":1}' })).toBeUndefined();
});

test('saved fields are trimmed, without empty items', () => {
  expect(toSave(form)).toMatchObject({ title: 'Florist', message: 'Peonies', checklist: [{ text: 'Call' }] });
  expect(isSame(form, toSave(form))).toBe(true);
  expect(isSame(form, { ...form, archive: true })).toBe(false);
});

test('a form with only a tick and a label has no text', () => {
  expect(hasWords(form)).toBe(true);
  expect(hasWords({ ...emptyForm, message: ' \n', labels: ['l1'], archive: true })).toBe(false);
});

test('only changed fields are sent', () => {
  expect(getChanges(form, { ...form, title: 'Florist', archive: true, labels: [] })).toEqual({
    archive: true,
  });
});
