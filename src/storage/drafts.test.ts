import { expect, test } from 'vitest';
import { createDrafts } from './drafts.ts';

function opened() {
  let value: Record<string, Record<string, Record<string, string>>> | undefined;
  return createDrafts({ read: () => value, write: (next) => void (value = next) });
}

test('[F40] a draft is there again for the same user and the same form', () => {
  const drafts = opened();
  drafts.of('u1', 'event e1').write({ name: 'Dinner' });
  expect(drafts.of('u1', 'event e1').read()).toEqual({ name: 'Dinner' });
  expect(drafts.of('u1', 'event e2').read()).toBeUndefined();
  expect(drafts.of('u2', 'event e1').read()).toBeUndefined();
});

test('a saved form has no draft any more, and the others stay', () => {
  const drafts = opened();
  drafts.of('u1', 'event e1').write({ name: 'Dinner' });
  drafts.of('u1', 'event e2').write({ name: 'Supper' });
  drafts.of('u1', 'event e1').remove();
  expect(drafts.of('u1', 'event e1').read()).toBeUndefined();
  expect(drafts.of('u1', 'event e2').read()).toEqual({ name: 'Supper' });
});

test('a logout drops the drafts of that user and no other', () => {
  const drafts = opened();
  drafts.of('u1', 'event e1').write({ name: 'Dinner' });
  drafts.of('u2', 'event e1').write({ name: 'Lunch' });
  drafts.drop('u1');
  expect(drafts.of('u1', 'event e1').read()).toBeUndefined();
  expect(drafts.of('u2', 'event e1').read()).toEqual({ name: 'Lunch' });
});

test('[F37] a user or a form called __proto__ is one like any other', () => {
  const drafts = opened();
  drafts.of('__proto__', 'constructor').write({ __proto__: 'x', name: 'odd' });
  expect(drafts.of('__proto__', 'constructor').read()).toMatchObject({ name: 'odd' });
  expect(drafts.of('u1', 'constructor').read()).toBeUndefined();
});
