import { expect, test } from 'vitest';
import { mergeTexts } from './use-merge.tsx';

const base = { name: 'Ada', phone: '0550110001', invitees: '2', isWAPhone: 'on' };

test('only my changes are sent', () => {
  expect(mergeTexts(base, { ...base, invitees: '3' }, base)).toEqual({
    mine: ['invitees'],
    theirs: [],
    both: [],
  });
});

test('[F29] somebody else’s change is not overwritten', () => {
  const theirs = { ...base, phone: '0550110009', isWAPhone: '' };
  expect(mergeTexts(base, { ...base, name: 'Ada B.' }, theirs)).toEqual({
    mine: ['name'],
    theirs: ['phone', 'isWAPhone'],
    both: [],
  });
});

test('[F29] a field that both changed is a conflict, unless to the same value', () => {
  const mine = { ...base, name: 'Ada B.', invitees: '4' };
  const theirs = { ...base, name: 'Ada L.', invitees: '4' };
  expect(mergeTexts(base, mine, theirs)).toEqual({ mine: ['name'], theirs: [], both: ['name'] });
});

test('[F29] space around a text is no change, as in a form', () => {
  const stored = { ...base, name: ' Ada ' };
  expect(mergeTexts(stored, base, { ...stored, name: 'Ada L.' })).toEqual({
    mine: [],
    theirs: ['name'],
    both: [],
  });
});
