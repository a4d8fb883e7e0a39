import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { getNextSort, getRowKeys, getSelectAll, type Sort, sortRows, toggleAll, toggleRow } from './rows.ts';

const columns = [
  { id: 'name', compare: (one: { n: number }, other: { n: number }) => one.n - other.n },
  { id: 'date', firstDirection: 'descending' as const },
];
const ids = ['a', 'b', 'c', 'd', 'e'];

test.each<[string, Sort | undefined, Sort]>([
  ['name', undefined, { column: 'name', direction: 'ascending' }],
  ['name', { column: 'name', direction: 'ascending' }, { column: 'name', direction: 'descending' }],
  ['name', { column: 'name', direction: 'descending' }, { column: 'name', direction: 'ascending' }],
  ['date', { column: 'name', direction: 'ascending' }, { column: 'date', direction: 'descending' }],
])('a click on %s after %j sorts by %j', (id, sort, expected) => {
  expect(getNextSort({ id, firstDirection: id === 'date' ? 'descending' : undefined }, sort)).toEqual(
    expected,
  );
});

test('rows sort both ways, and equal rows keep their order', () => {
  const rows = [
    { n: 2, tag: 'x' },
    { n: 1, tag: 'y' },
    { n: 2, tag: 'z' },
  ];
  const tags = (sort: Sort | undefined) => sortRows(rows, columns, sort).map(({ tag }) => tag);
  expect(tags({ column: 'name', direction: 'ascending' })).toEqual(['y', 'x', 'z']);
  expect(tags({ column: 'name', direction: 'descending' })).toEqual(['x', 'z', 'y']);
  expect(tags({ column: 'gone', direction: 'descending' })).toEqual(['x', 'y', 'z']);
  expect(tags(undefined)).toEqual(['x', 'y', 'z']);
});

test.each([
  ['one row', { id: 'b', isSelected: true }, [], ['b']],
  ['one row less', { id: 'b', isSelected: false }, ['a', 'b'], ['a']],
  ['down to a row', { id: 'd', isSelected: true, anchor: 'b' }, ['b'], ['b', 'c', 'd']],
  ['up to a row', { id: 'a', isSelected: true, anchor: 'c' }, ['c'], ['a', 'b', 'c']],
  ['a range off', { id: 'c', isSelected: false, anchor: 'b' }, ids, ['a', 'd', 'e']],
  ['from a row that is gone', { id: 'c', isSelected: true, anchor: 'gone' }, [], ['c']],
])('ticks %s', (_, change, before, after) => {
  expect([...toggleRow(new Set(before), ids, change)].toSorted()).toEqual(after);
});

test('"select all" selects the shown rows, then none of them', () => {
  fc.assert(
    fc.property(fc.subarray(ids), fc.subarray(['x', 'y']), (selected, elsewhere) => {
      const all = toggleAll(new Set([...selected, ...elsewhere]), ids);
      const isFull = selected.length === ids.length;
      expect(getSelectAll(all, ids)).toBe(isFull ? 'none' : 'all');
      expect(elsewhere.every((id) => all.has(id))).toBe(true);
    }),
  );
  expect(getSelectAll(new Set(['a', 'x']), ids)).toBe('some');
  expect(getSelectAll(new Set(), [])).toBe('none');
});

test('[F25] rows keep their ids as keys, unless they are duplicates', () => {
  const keys = getRowKeys([{ id: 'a' }, { id: 'b' }, { id: 'a' }, { id: undefined }, { id: undefined }]);
  expect(keys.slice(0, 2)).toEqual(['a', 'b']);
  expect(new Set(keys).size).toBe(5);
});
