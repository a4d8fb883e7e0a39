import { afterEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { flushDrafts } from './draft-memory.ts';
import { createDraft, formTexts } from './drafts.ts';
import * as keys from './keys.ts';
import { getStoredKeys } from './storage.ts';
import { removeUserData } from './user-data.ts';

const dinner = () => createDraft('u1', 'event e1', formTexts);

afterEach(() => {
  for (const user of ['u1', 'u2', '__proto__']) removeUserData(user);
});

test('[F40] a draft is restored for the same user and the same form', () => {
  dinner().write({ name: 'Dinner' });
  expect(dinner().read()).toEqual({ name: 'Dinner' });
  expect(createDraft('u1', 'event e2', formTexts).read()).toBeUndefined();
  expect(createDraft('u2', 'event e1', formTexts).read()).toBeUndefined();
});

test('[F40] typing causes one write per pause, or when the page is left before it', () => {
  vi.useFakeTimers();
  const inStorage = () => getStoredKeys(keys.draft('u1', ''));
  dinner().write({ name: 'D' });
  dinner().write({ name: 'Di' });
  expect(inStorage()).toEqual([]);
  flushDrafts();
  expect(inStorage()).toHaveLength(1);
  expect(dinner().read()).toEqual({ name: 'Di' });
  dinner().write({ name: 'Dinner' });
  vi.advanceTimersByTime(500);
  expect(dinner().read()).toEqual({ name: 'Dinner' });
});

test('a saved form has no draft, not even a pending one, and the others stay', () => {
  dinner().write({ name: 'Dinner' });
  const supper = createDraft('u1', 'event e2', formTexts);
  supper.write({ name: 'Supper' });
  dinner().remove();
  flushDrafts();
  expect(dinner().read()).toBeUndefined();
  expect(supper.read()).toEqual({ name: 'Supper' });
});

test('[F40] a logout deletes the drafts of that user, pending ones too, and no others', () => {
  const lunch = createDraft('u2', 'event e1', formTexts);
  lunch.write({ name: 'Lunch' });
  dinner().write({ name: 'Dinner' });
  flushDrafts();
  dinner().write({ name: 'Dinner at eight' });
  removeUserData('u1');
  flushDrafts();
  expect(dinner().read()).toBeUndefined();
  expect(lunch.read()).toEqual({ name: 'Lunch' });
});

test('a draft that does not fit the schema is ignored', () => {
  createDraft('u1', 'note', v.object({ text: v.string() })).write({ text: 'Milk' });
  flushDrafts();
  expect(createDraft('u1', 'note', v.object({ title: v.string() })).read()).toBeUndefined();
});

test('[F37] a user or a form called __proto__ is an ordinary one', () => {
  createDraft('__proto__', 'constructor', formTexts).write({ name: 'odd' });
  expect(createDraft('__proto__', 'constructor', formTexts).read()).toEqual({ name: 'odd' });
  expect(createDraft('u1', 'constructor', formTexts).read()).toBeUndefined();
});
