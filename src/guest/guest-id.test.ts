import { expect, test } from 'vitest';
import { parseGuestId, isGuestId } from './guest-id.ts';

test.each(['665b10000000000000000001', 'g1', 'a-b_C'])('%s is a guest id', (id) => {
  expect(isGuestId(id)).toBe(true);
  expect(parseGuestId(`/${id}/rsvp`)).toBe(id);
  expect(parseGuestId(`/party/${id}/rsvp/`, '/party')).toBe(id);
});

test.each([
  '..',
  '.',
  '',
  '\ud800',
  'a/b',
  'a%2Fb',
  '%00',
  '<img src=x>',
  '\u202egnp',
  'x'.repeat(3000),
  'ş',
])('[F26] [F27] %j is not a guest id', (id) => {
  expect(isGuestId(id)).toBe(false);
  expect(parseGuestId(`/${id}/rsvp`)).toBeUndefined();
});

test.each(['.', ',', '%20', '%E2%80%8B', '،', '۔', '_', '”!', '%22.', '/).'])(
  'a link that a chat has ended with %s opens the invitation',
  (ending) => expect(parseGuestId(`/g1/rsvp${ending}`)).toBe('g1'),
);

test('only the address of an RSVP page contains a guest id', () => {
  for (const path of [
    '/',
    '/rsvp',
    '/g1',
    '/g1/rsvp/more',
    '/g1/rsvps',
    '/a/g1/rsvp',
    '/events?next=/g1/rsvp',
  ]) {
    expect(parseGuestId(path)).toBeUndefined();
  }
});
