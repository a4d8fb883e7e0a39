import { badRequest, notFound } from '../engine/refusal.ts';
import type { TemplateDb } from './db.ts';
import type { TemplateHandlers } from './operations.ts';
import { entityOf } from './rows.ts';

export const orders = {
  listOrders: (db) => ({ status: 200, body: db.orders.all().map(entityOf) }),

  getOrder: (db, { query }) => ({ status: 200, body: entityOf(orderOf(db, query.orderId)) }),

  removeOrders: (db, { body }) => {
    if (body.orderIds.length === 0) throw badRequest('There are no orders to remove.');
    // All are looked for before the first one goes.
    for (const { id } of body.orderIds.map((id) => orderOf(db, id))) db.orders.remove(id);
    return { status: 204 };
  },
} satisfies Partial<TemplateHandlers>;

function orderOf(db: TemplateDb, id: string) {
  const order = db.orders.get(id);
  if (!order) throw notFound('There is no such order.');
  return order;
}
