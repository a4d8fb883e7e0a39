import { findRow, findRows } from './find-row.ts';
import type { TemplateHandlers } from './operations.ts';
import { toEntity } from './rows.ts';

export const orders = {
  listOrders: (db) => ({ status: 200, body: db.orders.all().map(toEntity) }),

  getOrder: (db, { query }) => ({ status: 200, body: toEntity(findRow(db.orders, query.orderId, 'order')) }),

  removeOrders: (db, { body }) => {
    for (const { id } of findRows(db.orders, body.orderIds, 'order')) db.orders.remove(id);
    return { status: 204 };
  },
} satisfies Partial<TemplateHandlers>;
