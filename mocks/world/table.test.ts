import { expect, test } from 'vitest';
import { byId, createStore } from './store.ts';

const seeds = {
  rows: () =>
    byId([
      { _id: 'a', n: 1 },
      { _id: 'b', n: 2 },
    ]),
};
const getRows = ({ db }: ReturnType<typeof createStore<typeof seeds>>) => db.rows.all();

test('rows keep the order of the seeds, and new ones follow', () => {
  const { rows } = createStore(seeds).db;
  rows.put({ _id: 'c', n: 3 });
  rows.put({ _id: 'a', n: 9 });
  expect(rows.all()).toEqual([
    { _id: 'a', n: 9 },
    { _id: 'b', n: 2 },
    { _id: 'c', n: 3 },
  ]);
});

test('a deleted row is gone until it is saved again', () => {
  const { rows } = createStore(seeds).db;
  rows.remove('a');
  expect(rows.get('a')).toBeUndefined();
  expect(rows.all()).toEqual([{ _id: 'b', n: 2 }]);
  rows.put({ _id: 'a', n: 1 });
  expect(rows.get('a')).toEqual({ _id: 'a', n: 1 });
});

test('only changes are kept, and they bring another store to the same state', () => {
  const [one, other] = [createStore(seeds), createStore(seeds)];
  one.db.rows.put({ _id: one.db.newId(), n: 3 });
  one.db.rows.remove('b');
  const changes = one.changes();
  expect(changes.tables.rows).toMatchObject({ changed: [{ n: 3 }], removed: ['b'] });
  other.restore(JSON.parse(JSON.stringify(changes)));
  expect(getRows(other)).toEqual(getRows(one));
  expect(other.db.newId()).not.toBe(getRows(one).at(-1)?._id);
});

test('a store never sees the changes of another', () => {
  const [one, other] = [createStore(seeds), createStore(seeds)];
  one.db.rows.remove('a');
  expect(getRows(other)).toHaveLength(2);
});

test('a duplicate key in the seeds throws', () => {
  expect(() => byId([{ _id: 'a' }, { _id: 'a' }])).toThrow('Two seeds share an _id');
});

test('keys such as __proto__ are ordinary keys', () => {
  const { rows } = createStore(seeds).db;
  expect(rows.get('__proto__')).toBeUndefined();
  rows.put({ _id: '__proto__', n: 7 });
  expect(rows.get('__proto__')).toEqual({ _id: '__proto__', n: 7 });
});
