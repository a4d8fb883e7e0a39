import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createTestGuest } from '../../../domain/test-organiser.ts';
import {
  countExpected,
  countPeople,
  entries,
  type Entry,
  findArrival,
  findDifferences,
  findExpected,
  findMissing,
  listArrivals,
} from './arrivals.ts';

const grace: Entry = { guestId: 'g1', name: 'Grace', people: 2, at: 1_000 };
const salma: Entry = { guestId: 'g2', name: 'سلمى', people: 4, at: 2_000 };
const graceAgain: Entry = { ...grace, people: 3, at: 3_000 };

test('[F59] a guest counts once, with the last number and first time', () => {
  const log = [grace, salma, graceAgain];
  expect(listArrivals(log)).toEqual([
    { ...graceAgain, since: 1_000 },
    { ...salma, since: 2_000 },
  ]);
  expect(countPeople(listArrivals(log))).toBe(7);
  expect(findArrival(log, 'g1')).toMatchObject({ people: 3, since: 1_000 });
  expect(findArrival(log, 'g3')).toBeUndefined();
});

test('[F37] a guest called __proto__ is an ordinary one', () => {
  expect(findArrival([{ ...grace, guestId: '__proto__' }], '__proto__')).toMatchObject({ people: 2 });
  expect(findArrival([grace], 'constructor')).toBeUndefined();
});

test.each([
  ['no object', null],
  ['an invalid id', { ...grace, guestId: '../g1' }],
  ['no name', { ...grace, name: undefined }],
  ['nobody', { ...grace, people: 0 }],
  ['half a person', { ...grace, people: 1.5 }],
  ['a number as text', { ...grace, people: '2' }],
  ['no time', { ...grace, at: null }],
  ['an impossible time', { ...grace, at: 9e15 }],
])('an entry with %s is skipped, and the others stay', (_, damaged) => {
  expect(v.parse(entries, [grace, damaged, salma])).toEqual([grace, salma]);
});

test('another device’s new guests and earlier times are missing here', () => {
  const omar: Entry = { guestId: 'g3', name: 'Omar', people: 1, at: 500 };
  const others = [{ ...grace, people: 5, at: 999 }, { ...salma, people: 1, at: 2_001 }, omar];
  expect(findMissing([grace, salma], others)).toEqual([others[0], omar]);
  expect(findMissing([grace, salma], [grace, salma])).toEqual([]);
});

test('numbers of people differ where both devices have the guest', () => {
  const others = [
    { ...grace, people: 2, at: 1 },
    { ...salma, people: 1, at: 1 },
    { ...salma, guestId: 'g3' },
  ];
  expect(findDifferences([grace, salma, graceAgain], others)).toEqual([
    { guestId: 'g1', name: 'Grace', here: 3, there: 2 },
    { guestId: 'g2', name: 'سلمى', here: 4, there: 1 },
  ]);
});

const guests = [
  { _id: 'a', name: 'Zeynep', rsvpCount: 2 },
  { _id: 'b', name: 'Ada', rsvpCount: 3 },
  { _id: 'c', name: 'Bora', rsvpCount: 0 },
  { _id: 'd', name: 'Cem' },
  { _id: 'e', name: 'Çınar', rsvpCount: 1 },
].map(createTestGuest);

test('expected are people who said yes and unexpected arrivals', () => {
  expect(countExpected(guests, [])).toBe(6);
  const entry = { name: '', at: 1 };
  const arrivals = listArrivals([
    { ...entry, guestId: 'a', people: 1 },
    { ...entry, guestId: 'b', people: 5 },
    { ...entry, guestId: 'c', people: 2 },
    { ...entry, guestId: 'd', people: 1 },
    { ...entry, guestId: 'deleted since', people: 1 },
  ]);
  expect(countExpected(guests, arrivals)).toBe(6 + 2 + 2 + 1 + 1);
});

test('a guest who comes with an unknown number counts as those invited', () => {
  expect(countExpected([createTestGuest({ invitees: 3, rsvpConfirmed: true })], [])).toBe(3);
});

test('missing are those who said yes and have not checked in, by name', () => {
  const log = [{ guestId: 'b', name: 'Ada', people: 3, at: 1 }];
  expect(findExpected(guests, log, 'tr').map(({ name }) => name)).toEqual(['Çınar', 'Zeynep']);
});
