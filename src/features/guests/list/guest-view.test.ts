import { expect, test } from 'vitest';
import type { Guest } from '../../../domain/guest/guest.ts';
import { createTestGuest } from '../../../domain/test-organiser.ts';
import type { SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import { formatSort, parseSort } from '../../../ui/table/rows.ts';
import { selectGuests, selectInSlices } from './guest-view.ts';
import { getGuestView, guestColumns, needsAllGuests } from '../schema.ts';

const guests = [
  { _id: 'g1', name: 'Şule', invitees: 2, rsvpCount: 2, isWAPhone: true },
  { _id: 'g2', name: 'Çağla', invitees: 10, rsvpConfirmed: false, isWAPhone: false },
  { _id: 'g3', name: 'Sena', invitees: 4, rsvpCount: 0, isWAPhone: false },
  { _id: 'g4', name: 'Cem' },
].map(createTestGuest);
type Search = Parameters<typeof getGuestView>[0];
const select = (list: readonly Guest[], search: Search) => selectGuests(list, getGuestView(search), 'tr');
const shown = (search: Search) => select(guests, search).map(({ name }) => name);

test('a view in the address shows guests in its order', () => {
  expect(shown({})).toEqual(['Şule', 'Çağla', 'Sena', 'Cem']);
  expect(shown({ sort: '-invited' })).toEqual(['Çağla', 'Sena', 'Şule', 'Cem']);
  expect(shown({ sort: 'answer' })).toEqual(['Şule', 'Çağla', 'Cem', 'Sena']);
});

test('guests who come are sorted by how many they are, most first', () => {
  const five = createTestGuest({ _id: 'g6', name: 'Five', rsvpCount: 5 });
  const names = select([...guests, five], { sort: 'answer' }).map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['Five', 'Şule']);
});

test('[F67] names are sorted by language and found without diacritics', () => {
  expect(shown({ sort: 'name' })).toEqual(['Cem', 'Çağla', 'Sena', 'Şule']);
  expect(shown({ search: 'cagla' })).toEqual(['Çağla']);
});

test('not answered means without a count', () => {
  expect(shown({ answer: 'waiting' })).toEqual(['Çağla', 'Cem']);
  expect(shown({ answer: 'waiting', search: 'cem' })).toEqual(['Cem']);
});

test('criteria combine, and an unknown number or WhatsApp meets none', () => {
  expect(shown({ whatsapp: 'yes' })).toEqual(['Şule']);
  expect(shown({ whatsapp: 'no' })).toEqual(['Çağla', 'Sena']);
  expect(shown({ invited: 4 })).toEqual(['Çağla', 'Sena']);
  expect(shown({ whatsapp: 'no', invited: 5, sort: 'name', search: 'a' })).toEqual(['Çağla']);
  expect(shown({ answer: 'waiting', invited: 1 })).toEqual(['Çağla']);
});

test('equal guests are beside each other and found first', () => {
  const cem = createTestGuest({ _id: 'g5', name: 'cem', isWAPhone: true });
  const find = (search: Search) => select([...guests, cem], search).map(({ id }) => id);
  expect(find({ equal: true })).toEqual(['g4', 'g5']);
  expect(find({ equal: true, whatsapp: 'yes' })).toEqual(['g5']);
  expect(shown({ equal: true })).toEqual([]);
});

test('a long list in slices has the same guests in the same order', async () => {
  const names = ['Ada', 'Bea', 'Cem', 'Şule', 'Çağla'];
  const long = Array.from({ length: 2600 }, (_, at) =>
    createTestGuest({ _id: `g${at}`, name: `${names[at % 5]} ${at % 1900}`, invitees: at % 7 }),
  );
  for (const search of [
    { search: 'cag 1' },
    { search: 'a', sort: '-name' },
    { sort: 'invited' },
    { equal: true, invited: 3 },
  ] satisfies Search[]) {
    const view = getGuestView(search);
    const expected = selectGuests(long, view, 'tr');
    expect(expected.length).toBeGreaterThan(100);
    expect(await selectInSlices(long, view, 'tr')).toEqual(expected);
    const items = long.slice(0, 900);
    const grown = { items, result: await selectInSlices(items, view, 'tr') };
    expect(await selectInSlices(long, view, 'tr', undefined, grown)).toEqual(expected);
    // A guest who was changed meanwhile.
    const changed = { items: items.with(4, { ...(items[4] as SavedGuest), name: 'A Çağla 1' }), result: [] };
    expect(await selectInSlices(long, view, 'tr', undefined, changed)).toEqual(expected);
  }
});

test('only search, sort, “not answered” and criteria need every page', () => {
  const needsAll = (search: Search) => needsAllGuests(getGuestView(search));
  expect(needsAll({ search: ' ' })).toBe(false);
  expect(needsAll({ search: 'a' })).toBe(true);
  expect(needsAll({ sort: 'name' })).toBe(true);
  expect(needsAll({ answer: 'waiting' })).toBe(true);
  expect(needsAll({ whatsapp: 'no' })).toBe(true);
  expect(needsAll({ invited: 1 })).toBe(true);
});

test('a sort survives a round trip through the address', () => {
  expect(parseSort('-invited')).toEqual({ column: 'invited', direction: 'descending' });
  expect(formatSort(guestColumns, { column: 'invited', direction: 'descending' })).toBe('-invited');
  expect(formatSort(guestColumns, { column: 'phone', direction: 'ascending' })).toBeUndefined();
});
