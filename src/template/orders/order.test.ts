import { expect, test } from 'vitest';
import { orders } from '../../../mocks/template/db.ts';
import type { Order } from '../api/template.gen.ts';
import { parseSort, sortRows } from '../../ui/table/rows.ts';
import { createOrderComparers, getCurrentStatus, listStatuses } from './order.ts';

const [seed] = orders;
if (!seed) throw new Error('The seeds have orders');
const change = (id: string, name: string, fields: Partial<Order>): Order => ({
  ...seed,
  id,
  customer: { ...seed.customer, name },
  ...fields,
});
const ayse = change('1', 'Ayşe Işık', {
  reference: 'GW-2',
  total: 500,
  date: '2026/05/02 10:00:00',
  status: [{ name: 'Delivered', date: '2026/05/03 10:00:00' }],
});
const zoe = change('2', 'Zoë Ó Briain', {
  reference: 'GW-10',
  total: 90,
  date: '2026/06/01 00:00:00',
  status: [{ name: 'Awaiting bank wire payment', date: '2026/06/01 00:00:00' }],
});
const undated = { ...ayse, id: '3', reference: 'GW-3', date: '2026/02/30 25:61:00', total: 1_000 };
const all = [ayse, zoe, undated];
const ids = (list: readonly Order[]) => list.map(({ id }) => id).join(' ');

test.each([
  ['reference', '1 3 2'],
  ['customer', '1 3 2'],
  ['-date', '2 1 3'],
  ['total', '2 1 3'],
  ['status', '2 1 3'],
])('sorted by %s the orders are %s', (sort, order) => {
  const columns = Object.entries(createOrderComparers('en')).map(([id, compare]) => ({ id, compare }));
  expect(ids(sortRows(all, columns, parseSort(sort)))).toBe(order);
});

test('the latest status comes first and is the current one', () => {
  const order: Order = {
    ...seed,
    status: [
      { name: 'Refunded', date: '2026/05/09 10:00:00' },
      { name: 'Awaiting bank wire payment', date: 'no date' },
      { name: 'Remote payment accepted', date: '2026/05/02 10:00:00' },
      { name: 'Delivered', date: '2026/05/04 10:00:00' },
    ],
  };
  expect(getCurrentStatus(order)).toBe('Refunded');
  expect(listStatuses(order).map(({ name }) => name)).toEqual([
    'Refunded',
    'Delivered',
    'Remote payment accepted',
    'Awaiting bank wire payment',
  ]);
});
