import { expect, test } from 'vitest';
import { mergeTexts } from './merge.ts';

const base = { name: 'Ada', phone: '0550110001', invitees: '2', isWAPhone: 'on' };

test.each([
  ['only my changes are sent', { invitees: '3' }, {}, [['invitees'], [], []]],
  [
    'another user’s change is not overwritten',
    { name: 'Ada B.' },
    { phone: '0550110009', isWAPhone: '' },
    [['name'], ['phone', 'isWAPhone'], []],
  ],
  [
    'a field that both changed is a conflict, unless to the same value',
    { name: 'Ada B.', invitees: '4' },
    { name: 'Ada L.', invitees: '4' },
    [['name'], [], ['name']],
  ],
  ['space around a text is no change', { name: ' Ada ' }, { name: 'Ada L.' }, [[], ['name'], []]],
])('[F29] %s', (_, my, their, [mine, theirs, both]) => {
  expect(mergeTexts(base, { ...base, ...my }, { ...base, ...their })).toEqual({ mine, theirs, both });
});
