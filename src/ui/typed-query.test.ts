import { expect, test } from 'vitest';
import { createTypedQuery, followAddress, typeQuery } from './typed-query.ts';

test('what is typed counts before the address follows, and a late address does not take it back', () => {
  let query = typeQuery(createTypedQuery(''), 'a');
  query = typeQuery(query, 'ab');
  expect(query.text).toBe('ab');
  query = followAddress(query, 'a');
  expect(query.text).toBe('ab');
  query = followAddress(query, 'ab');
  expect(query).toEqual({ text: 'ab', address: 'ab', sent: [] });
});

test('an address that skips a key is followed as well', () => {
  const query = typeQuery(typeQuery(createTypedQuery(''), 'a'), 'ab');
  expect(followAddress(query, 'ab')).toEqual({ text: 'ab', address: 'ab', sent: [] });
});

test('an address from elsewhere, as of a step back, is what is searched for', () => {
  const query = followAddress(typeQuery(createTypedQuery(''), 'a'), 'a');
  expect(followAddress(query, '')).toEqual(createTypedQuery(''));
  expect(followAddress(query, 'a')).toBe(query);
});
