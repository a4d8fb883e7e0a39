import { wrongField } from '../engine/refusal.ts';
import { findRow, findRows } from './find-row.ts';
import type { TemplateHandlers } from './operations.ts';
import { toEntity, toRow } from './rows.ts';

/** The products and the orders of the shop. Orders keep their own copy of a product's name and price. */
export const shop = {
  listProducts: (db) => ({ status: 200, body: db.products.all().map(toEntity) }),

  getProduct: (db, { query }) => ({
    status: 200,
    body: toEntity(findRow(db.products, query.productId, 'product')),
  }),

  saveProduct: (db, { body: { id, ...fields } }) => {
    if (id !== undefined) findRow(db.products, id, 'product');
    if (fields.name.trim() === '') throw wrongField(400, 'The product has no name.', 'name', 'Enter a name');
    return { status: 200, body: toEntity(db.products.put(toRow({ ...fields, id: id ?? db.newId() }))) };
  },

  removeProduct: (db, { body }) => {
    db.products.remove(findRow(db.products, body.id, 'product').id);
    return { status: 204 };
  },

  removeProducts: (db, { body }) => {
    for (const { id } of findRows(db.products, body.productIds, 'product')) db.products.remove(id);
    return { status: 204 };
  },

  listOrders: (db) => ({ status: 200, body: db.orders.all().map(toEntity) }),

  getOrder: (db, { query }) => ({ status: 200, body: toEntity(findRow(db.orders, query.orderId, 'order')) }),

  removeOrders: (db, { body }) => {
    for (const { id } of findRows(db.orders, body.orderIds, 'order')) db.orders.remove(id);
    return { status: 204 };
  },
} satisfies Partial<TemplateHandlers>;
