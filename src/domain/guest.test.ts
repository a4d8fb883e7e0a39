import { expect, test } from 'vitest';
import { answerOf, discrepancyText, readGuest } from './guest.ts';
import { comingOf } from './guest-answer.ts';

const samira = {
  _id: 'g1',
  name: 'Samira Aziz',
  phone: '0551234567',
  invitees: 4,
  inviteeOnCard: 3,
  rsvpCount: 2,
  rsvpConfirmed: true,
  isWAPhone: false,
  discrepancies: ['duplicate phone', 'name too short'],
  createdBy: 'u1',
};

test('a guest is read with all that the list shows', () => {
  expect(readGuest(samira)).toEqual({
    id: 'g1',
    name: 'Samira Aziz',
    phone: '0551234567',
    invitees: 4,
    inviteeOnCard: 3,
    answer: { kind: 'coming', count: 2 },
    isWAPhone: false,
    discrepancies: ['duplicate phone', 'name too short'],
  });
});

test('discrepancies are joined with a comma and a space', () => {
  expect(discrepancyText(samira)).toBe('duplicate phone, name too short');
});

test.each([
  [3, true, { kind: 'coming', count: 3 }],
  [3, undefined, { kind: 'coming', count: 3 }],
  [0, undefined, { kind: 'declined' }],
  [0, true, { kind: 'declined' }],
  [undefined, false, { kind: 'declined' }],
  [undefined, true, { kind: 'coming', count: undefined }],
  [undefined, undefined, { kind: 'waiting' }],
])('a count of %s, confirmed %s, is %j', (count, confirmed, answer) => {
  expect(answerOf(count, confirmed)).toEqual(answer);
});

test('people who come: a number, 0 for a refusal, nothing while nobody knows', () => {
  expect(comingOf({ kind: 'coming', count: 2 })).toBe(2);
  expect(comingOf({ kind: 'declined' })).toBe(0);
  expect(comingOf({ kind: 'coming', count: undefined })).toBeUndefined();
  expect(comingOf({ kind: 'waiting' })).toBeUndefined();
});

test('[F24] [F25] odd fields are as if they were missing, and a row without an id has none', () => {
  const odd = {
    _id: 7,
    name: null,
    phone: 551234567,
    invitees: '4',
    rsvpCount: -2,
    isWAPhone: 'yes',
    discrepancies: 'many',
  };
  expect(readGuest(odd)).toEqual({
    id: undefined,
    name: '',
    phone: '551234567',
    invitees: undefined,
    inviteeOnCard: undefined,
    answer: { kind: 'waiting' },
    isWAPhone: undefined,
    discrepancies: [],
  });
  for (const none of [undefined, null, 'x', 7]) expect(readGuest(none)).toBeUndefined();
});
