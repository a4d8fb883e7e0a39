import { defaultParseSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { pagingSearch, slicePage } from './paging.ts';

test.each([
  ['', 1, 50],
  ['page=3&limit=25', 3, 25],
  ['page=0&limit=10', 1, 50],
  ['page=1.5&limit=', 1, 50],
  ['page=x&limit=-25', 1, 50],
  ['page=1e21&limit=null', 1, 50],
  ['page="7"&limit="100"', 7, 100],
])('the address %j is page %d of %d rows', (address, page, limit) => {
  expect(v.parse(v.object(pagingSearch), defaultParseSearch(address))).toEqual({ page, limit });
});

test('a page has its rows, and a page after the last one is the last', () => {
  const rows = [1, 2, 3, 4, 5];
  expect(slicePage(rows, { page: 2, limit: 2 })).toEqual({ rows: [3, 4], page: 2, pages: 3, total: 5 });
  expect(slicePage(rows, { page: 9, limit: 2 })).toEqual({ rows: [5], page: 3, pages: 3, total: 5 });
  expect(slicePage([], { page: 1, limit: 2 })).toEqual({ rows: [], page: 1, pages: 1, total: 0 });
});
