import { expect, test } from 'vitest';
import { findOwn, mergeTexts } from './merge-texts.ts';

const since = { name: 'Ada', phone: '0550110001', invitees: '2', isWAPhone: 'on' };

test('only my changes are sent', () => {
  expect(mergeTexts(since, { ...since, invitees: '3' }, since)).toEqual({
    mine: ['invitees'],
    theirs: [],
    both: [],
  });
});

test('[F29] somebody else’s change is not overwritten', () => {
  const theirs = { ...since, phone: '0550110009', isWAPhone: '' };
  expect(mergeTexts(since, { ...since, name: 'Ada B.' }, theirs)).toEqual({
    mine: ['name'],
    theirs: ['phone', 'isWAPhone'],
    both: [],
  });
});

test('[F29] a field that both changed is a conflict, unless to the same value', () => {
  const mine = { ...since, name: 'Ada B.', invitees: '4' };
  const theirs = { ...since, name: 'Ada L.', invitees: '4' };
  expect(mergeTexts(since, mine, theirs)).toEqual({ mine: ['name'], theirs: [], both: ['name'] });
});

test('[F29] space around a text is no change, as in a form', () => {
  const stored = { ...since, name: ' Ada ' };
  expect(mergeTexts(stored, since, { ...stored, name: 'Ada L.' })).toEqual({
    mine: [],
    theirs: ['name'],
    both: [],
  });
});

test('[F29] what the server has of what was sent is one’s own', () => {
  const sent = { name: 'Ada B.', invitees: '4' };
  expect(findOwn(sent, { ...since, name: 'Ada B. ', invitees: '5' })).toEqual(['name']);
});
