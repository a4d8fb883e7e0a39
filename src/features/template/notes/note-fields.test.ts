import { expect, test } from 'vitest';
import {
  asDraft,
  changesOf,
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

test('a draft comes back as it was left, and anything else is none', () => {
  expect(readDraft(asDraft(form))).toEqual(form);
  expect(readDraft(undefined)).toBeUndefined();
  expect(readDraft({ note: 'no JSON' })).toBeUndefined();
  expect(readDraft({ note: '{"title":1}' })).toBeUndefined();
});

test('what is saved has no space around it, and nothing that says nothing', () => {
  expect(toSave(form)).toMatchObject({ title: 'Florist', message: 'Peonies', checklist: [{ text: 'Call' }] });
  expect(isSame(form, toSave(form))).toBe(true);
  expect(isSame(form, { ...form, archive: true })).toBe(false);
});

test('a form with a tick and a label alone has no words', () => {
  expect(hasWords(form)).toBe(true);
  expect(hasWords({ ...emptyForm, message: ' \n', labels: ['l1'], archive: true })).toBe(false);
});

test('only what was changed is sent', () => {
  expect(changesOf(form, { ...form, title: 'Florist', archive: true, labels: [] })).toEqual({
    archive: true,
  });
});
