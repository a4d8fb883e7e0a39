import { expect, test } from 'vitest';
import { parseGuest } from '../../../domain/guest/guest.ts';
import { listArrivals } from './arrivals.ts';
import { countExpected, findExpected } from './expected.ts';

const guests = [
  { _id: 'a', name: 'Zeynep', rsvpCount: 2 },
  { _id: 'b', name: 'Ada', rsvpCount: 3 },
  { _id: 'c', name: 'Bora', rsvpCount: 0 },
  { _id: 'd', name: 'Cem' },
  { _id: 'e', name: 'Çınar', rsvpCount: 1 },
].map((fields) => {
  const guest = parseGuest(fields);
  if (!guest) throw new Error('no guest');
  return guest;
});

test('expected are the people who said yes', () => {
  expect(countExpected(guests, [])).toBe(6);
});

test('people who came without being expected raise the number, those who were expected do not', () => {
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
  const guest = parseGuest({ _id: 'f', name: 'Ece', invitees: 3, rsvpConfirmed: true });
  expect(guest && countExpected([guest], [])).toBe(3);
});

test('missing are those who said yes and have not checked in, by name', () => {
  const entries = [{ guestId: 'b', name: 'Ada', people: 3, at: 1 }];
  expect(findExpected(guests, entries, 'tr').map(({ name }) => name)).toEqual(['Çınar', 'Zeynep']);
});
