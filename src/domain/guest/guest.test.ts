import { parseGuest, compareDetails, getDetails } from './guest.ts';
import { getComingCount, getExpectedCount, parseAnswer } from './guest-answer.ts';
import { expect, test } from 'vitest';

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

test('a guest is parsed with all fields of the list', () => {
  expect(parseGuest(samira)).toEqual({
    id: 'g1',
    name: 'Samira Aziz',
    phone: '0551234567',
    invitees: 4,
    inviteeOnCard: 3,
    answer: { kind: 'coming', count: 2 },
    isWAPhone: false,
    discrepancies: ['duplicate phone', 'name too short'],
    createdBy: 'u1',
    fields: samira,
  });
});

test.each([
  [3, true, { kind: 'coming', count: 3 }],
  [3, undefined, { kind: 'coming', count: 3 }],
  [0, undefined, { kind: 'declined' }],
  [0, true, { kind: 'declined' }],
  [undefined, false, { kind: 'waiting' }],
  [0, false, { kind: 'declined' }],
  [undefined, true, { kind: 'coming', count: undefined }],
  [undefined, undefined, { kind: 'waiting' }],
])('a count of %s, confirmed %s, is %j', (count, confirmed, answer) => {
  expect(parseAnswer(count, confirmed)).toEqual(answer);
});

test('people who come: a number, 0 for declined, undefined if unknown', () => {
  const counts = [
    { kind: 'coming', count: 2 },
    { kind: 'declined' },
    { kind: 'coming', count: undefined },
    { kind: 'waiting' },
  ] as const;
  expect(counts.map((answer) => getComingCount({ answer }))).toEqual([2, 0, undefined, undefined]);
});

test('people to expect are coming, else invited, else on the card', () => {
  const waiting = { answer: { kind: 'waiting' }, invitees: 4, inviteeOnCard: 3 } as const;
  expect(getExpectedCount(waiting)).toBe(4);
  expect(getExpectedCount({ ...waiting, answer: { kind: 'coming', count: 2 } })).toBe(2);
  expect(getExpectedCount({ ...waiting, invitees: undefined })).toBe(3);
  expect(getExpectedCount({ ...waiting, invitees: undefined, inviteeOnCard: undefined })).toBe(1);
});

test('[F24] [F25] invalid fields are missing, and a row may have no id', () => {
  const odd = {
    _id: 7,
    name: null,
    phone: 551234567,
    invitees: '4',
    rsvpCount: -2,
    isWAPhone: 'yes',
    discrepancies: 'many',
  };
  expect(parseGuest(odd)).toEqual({
    id: undefined,
    name: '',
    phone: '551234567',
    invitees: undefined,
    inviteeOnCard: undefined,
    answer: { kind: 'waiting' },
    isWAPhone: undefined,
    discrepancies: [],
    fields: odd,
  });
  for (const none of [undefined, null, 'x', 7, []]) expect(parseGuest(none)).toBeUndefined();
});

const guest = parseGuest({ _id: 'g1', name: 'Ada', invitees: 4 });

test('[F29] two states of a guest differ in the changed details', () => {
  if (!guest) throw new Error('no guest');
  const details = getDetails(guest);
  expect(details).toEqual({ name: 'Ada', phone: '', invitees: 4, inviteeOnCard: 4, isWAPhone: false });
  expect(compareDetails(details, { ...details })).toEqual([]);
  expect(compareDetails(details, { ...details, name: 'Ada B.', isWAPhone: true })).toEqual([
    'name',
    'isWAPhone',
  ]);
});
