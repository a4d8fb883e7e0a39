import { beforeEach, expect, test } from 'vitest';
import { cancelDrafts, createDraft, flushDrafts, formTexts } from '../storage/drafts.ts';
import { removeStored } from '../storage/storage.ts';
import { openNewRecordDraft } from './new-record-draft.ts';

beforeEach(() => {
  cancelDrafts('u1');
  removeStored('guestwise.');
});

const open = () => openNewRecordDraft(createDraft('u1', 'new note', formTexts));

test('[F08] a form that shows what another one has created from the same draft knows it', () => {
  const author = open();
  author.draft.write({ title: 'Flowers' });
  const copy = open();
  copy.noteCreated();
  expect(author.isCreated()).toBe(true);
  author.draft.write({ title: 'Flowers and candles' });
  expect(author.isCreated()).toBe(false);
  expect(open().draft.read()).toMatchObject({ title: 'Flowers and candles' });
});

test('[F08] a copy that is still stored after the create is deleted when it is opened', () => {
  const author = open();
  author.draft.write({ title: 'Flowers' });
  flushDrafts();
  author.noteCreated();
  expect(open().draft.read()).toBeUndefined();
});

test('the same text that is written again later is another draft', () => {
  const first = open();
  first.draft.write({ title: 'Flowers' });
  first.noteCreated();
  first.draft.remove();
  const second = open();
  second.draft.write({ title: 'Flowers' });
  expect(second.isCreated()).toBe(false);
  expect(open().draft.read()).toMatchObject({ title: 'Flowers' });
});

test('a form without text has created nothing', () => {
  const form = open();
  form.noteCreated();
  expect(form.isCreated()).toBe(false);
});
