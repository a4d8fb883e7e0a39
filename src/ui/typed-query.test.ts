import { expect, test } from 'vitest';
import { createTypedQuery, followAddress, typeQuery } from './typed-query.ts';

test('typed text applies before the address follows, and a late address does not revert it', () => {
  let query = typeQuery(createTypedQuery(''), 'a');
  query = typeQuery(query, 'ab');
  expect(query.text).toBe('ab');
  query = followAddress(query, 'a');
  expect(query.text).toBe('ab');
  query = followAddress(query, 'ab');
  expect(query).toEqual({ text: 'ab', address: 'ab', sent: [] });
});

test('an address that skips a keystroke is followed as well', () => {
  const query = typeQuery(typeQuery(createTypedQuery(''), 'a'), 'ab');
  expect(followAddress(query, 'ab')).toEqual({ text: 'ab', address: 'ab', sent: [] });
});

test('an address from elsewhere, as after Back, becomes the query', () => {
  const query = followAddress(typeQuery(createTypedQuery(''), 'a'), 'a');
  expect(followAddress(query, '')).toEqual(createTypedQuery(''));
  expect(followAddress(query, 'a')).toBe(query);
});
