import * as v from 'valibot';
import { expect, test } from 'vitest';
import { findArrival, listArrivals, entries, type Entry, countPeople } from './arrivals.ts';

const grace: Entry = { guestId: 'g1', name: 'Grace', people: 2, at: 1_000 };
const salma: Entry = { guestId: 'g2', name: 'سلمى', people: 4, at: 2_000 };
const graceAgain: Entry = { ...grace, people: 3, at: 3_000 };

test('[F59] a guest counts once, with the number of the last entry and the time of the first', () => {
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
