import { expect, test } from 'vitest';
import { parseGuest } from '../../domain/guest/guest.ts';
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
  expect(countExpected(guests)).toBe(6);
});

test('missing are those who said yes and have not checked in, by name', () => {
  const entries = [{ guestId: 'b', name: 'Ada', people: 3, at: 1 }];
  expect(findExpected(guests, entries, 'tr').map(({ name }) => name)).toEqual(['Çınar', 'Zeynep']);
});
