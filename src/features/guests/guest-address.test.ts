import * as v from 'valibot';
import { expect, test } from 'vitest';
import { filterQueries, isGuestFilter } from '../../domain/guest/guest-filter.ts';
import { createRsvpLink } from '../../domain/guest/rsvp-link.ts';
import { guestSearch } from './schema.ts';

test('the filters send the queries of the specification, section 7', () => {
  expect(filterQueries).toEqual({
    all: {},
    accepted: { rsvpConfirmed: true },
    rejected: { rsvpConfirmed: false },
    isWAPhone: { isWAPhone: false },
  });
  expect(['all', 'discrepancies', 'All', '665a', undefined].map(isGuestFilter)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  [{}, { page: 1, limit: 50 }],
  [
    { event: '665a', page: '3', limit: '100' },
    { event: '665a', page: 3, limit: 100 },
  ],
  [
    { event: '..', page: '0', limit: '7', guest: '<b>' },
    { page: 1, limit: 50 },
  ],
  [
    { whatsapp: 'no', invited: '3' },
    { page: 1, limit: 50, whatsapp: 'no', invited: 3 },
  ],
  [
    { whatsapp: true, invited: '0' },
    { page: 1, limit: 50 },
  ],
])('the address %j is read as %j', (search, read) => {
  expect(v.parse(guestSearch, search)).toEqual(read);
});

test('a guest’s link is the origin, the base path and the id', () => {
  expect(createRsvpLink('g1', 'https://guestwise.example', '')).toBe('https://guestwise.example/g1/rsvp');
  expect(createRsvpLink('g1', 'http://192.168.0.7:5173', '/party')).toBe(
    'http://192.168.0.7:5173/party/g1/rsvp',
  );
});
