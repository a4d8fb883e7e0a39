import { expect, test } from 'vitest';
import { mergeChanges } from './merge-changes.ts';

const since = { name: 'Ada', phone: '0550110001', invitees: 2, inviteeOnCard: 2, isWAPhone: true };

test('only my changes are sent', () => {
  expect(mergeChanges(since, { ...since, invitees: 3 }, since)).toEqual({
    changes: { invitees: 3 },
    conflicts: [],
  });
});

test('[F29] somebody else’s change is not overwritten', () => {
  const theirs = { ...since, phone: '0550110009' };
  expect(mergeChanges(since, { ...since, name: 'Ada B.' }, theirs)).toEqual({
    changes: { name: 'Ada B.' },
    conflicts: [],
  });
});

test('[F29] a field that both changed is a conflict, unless to the same value', () => {
  const mine = { ...since, name: 'Ada B.', invitees: 4 };
  const theirs = { ...since, name: 'Ada L.', invitees: 4 };
  expect(mergeChanges(since, mine, theirs)).toEqual({ changes: { name: 'Ada B.' }, conflicts: ['name'] });
});
