import { defaultParseSearch } from '@tanstack/react-router';
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
  const names = ['all', 'discrepancies', 'All', '665a', undefined];
  expect(names.filter(isGuestFilter)).toEqual(['all', 'discrepancies']);
});

test.each([
  ['', {}],
  ['event=665a&page=3&limit=100', { event: '665a', page: 3, limit: 100 }],
  ['event=..&page=0&limit=7&guest=<b>', {}],
  ['whatsapp=no&invited=3', { whatsapp: 'no', invited: 3 }],
  ['whatsapp=true&invited=0', {}],
])('the address %j is read as %j', (address, read) => {
  expect(v.parse(guestSearch, defaultParseSearch(address))).toEqual({ page: 1, limit: 50, ...read });
});

test('a guest’s link is the origin, the base path and the id', () => {
  expect(createRsvpLink('g1', 'https://guestwise.example', '')).toBe('https://guestwise.example/g1/rsvp');
  expect(createRsvpLink('g1', 'http://192.168.0.7:5173', '/party')).toBe(
    'http://192.168.0.7:5173/party/g1/rsvp',
  );
});
