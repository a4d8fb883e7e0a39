import { expect, test } from 'vitest';
import { createTemplatePage } from '../../../mocks/template/page.ts';
import { createTemplateApi } from '../api/client.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { createInvoice, getTotals } from './invoice.ts';
import { invoiceQuery } from './queries.ts';

const templateApi = createTemplateApi(createTemplatePage());
const invoice = await createQueryClient().fetchQuery(invoiceQuery(templateApi));

test('totals stay exact where fractions of a dollar would not', () => {
  const line = { id: 'a', name: '', detail: '', price: 10, quantity: 3 };
  const sums = getTotals({
    ...invoice,
    lines: [line, { ...line, price: 20, quantity: 1 }],
    discount: 0,
    tax: 1,
  });
  expect(sums).toMatchObject({ subtotal: 50, total: 51 });
});

test('every order, as an invoice, has the totals of the order', async () => {
  const { data: orders = [] } = await templateApi.GET('/api/e-commerce-app/orders');
  expect(orders.length).toBeGreaterThan(0);
  for (const order of orders) {
    const { subtotal, discount, tax, total } = order;
    expect(getTotals(createInvoice(order, invoice.seller))).toEqual({
      subtotal,
      discount,
      tax,
      total,
    });
  }
});
