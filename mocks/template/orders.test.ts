import { expect, test } from 'vitest';
import type { Order } from '../../src/template/api/template.gen.ts';
import { createTemplatePage } from './page.ts';

/** The orders API of one visit. */
function shop() {
  const answer = createTemplatePage();
  const call = (path: string, init?: RequestInit) =>
    answer(new Request(`https://page.example/api/e-commerce-app/${path}`, init));
  return {
    list: async () => (await (await call('orders')).json()) as Order[],
    read: (id: string) => call(`order?orderId=${id}`),
    remove: (...orderIds: string[]) =>
      call('remove-orders', { method: 'POST', body: JSON.stringify({ orderIds }) }),
  };
}

test('the totals of an order match its lines and payments', async () => {
  const orders = await shop().list();
  expect(orders.length).toBeGreaterThanOrEqual(25);
  for (const { products, subtotal, discount, tax, total, payment } of orders) {
    const lines = products.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    expect(subtotal).toBe(lines);
    expect(total).toBe(lines - discount + tax);
    expect(discount).toBeLessThanOrEqual(lines);
    expect(payment.amount).toBe(total);
  }
});

test('order histories are sorted, and every status occurs last', async () => {
  const orders = await shop().list();
  const last = new Set<string | undefined>();
  for (const { status } of orders) {
    const dates = status.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted((one, other) => one.localeCompare(other)));
    last.add(status.at(-1)?.name);
  }
  expect(last).toEqual(
    new Set(['Awaiting bank wire payment', 'Delivered', 'Refunded', 'Remote payment accepted']),
  );
});

test('deleted orders are no longer listed, nor found one by one', async () => {
  const { list, read, remove } = shop();
  const before = await list();
  expect((await remove('1042', '1043')).status).toBe(204);
  expect(await list()).toEqual(before.filter(({ id }) => id !== '1042' && id !== '1043'));
  expect((await read('1042')).status).toBe(404);
  expect((await read('1044')).status).toBe(200);
});

test.each([
  ['an unknown one', ['1044', 'nobody’s'], 404],
  ['a deleted one', ['1042', '1044'], 404],
  ['none at all', [], 400],
])('a request to delete %s is refused and deletes nothing', async (_, ids, status) => {
  const { list, remove } = shop();
  await remove('1042');
  const before = await list();
  expect((await remove(...ids)).status).toBe(status);
  expect(await list()).toEqual(before);
});
