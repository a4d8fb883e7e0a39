import { badRequest, notFound } from '../engine/refusal.ts';
import type { Row, Table } from '../world/table.ts';

/** Finds a row. @throws a Refusal with 404 for an unknown one */
export function findRow<R extends Row>(table: Table<R>, id: string, noun: string): R {
  const row = table.get(id);
  if (!row) throw notFound(`There is no such ${noun}.`);
  return row;
}

/** Finds all rows or none. @throws a Refusal with 400 without ids, 404 where one is missing */
export function findRows<R extends Row>(table: Table<R>, ids: readonly string[], noun: string): R[] {
  if (ids.length === 0) throw badRequest(`There are no ${noun}s to change.`);
  return ids.map((id) => findRow(table, id, noun));
}
