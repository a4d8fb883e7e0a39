import { byId } from '../world/store.ts';
import type { Row } from '../world/table.ts';

/** What the demo description calls an entity: it carries its key as `id`, and a table's row carries it as `_id`. */
interface Entity {
  readonly id: string;
}

export type RowOf<T extends Entity> = T & Row;

export const rowOf = <T extends Entity>(entity: T): RowOf<T> => ({ ...entity, _id: entity.id });

/** The rows of a table as its seeds have them. */
export const rowsOf = <T extends Entity>(entities: readonly T[]): ReadonlyMap<string, RowOf<T>> =>
  byId(entities.map(rowOf));

/** The entity in a row, as it is answered. */
export const entityOf = <R extends Row>({ _id, ...entity }: R): Omit<R, '_id'> => entity;
