import { byId } from '../world/store.ts';
import type { Row } from '../world/table.ts';

/** An entity of the template's description has its key as `id`; a table's row has it as `_id`. */
interface Entity {
  readonly id: string;
}

export type RowOf<T extends Entity> = T & Row;

export const toRow = <T extends Entity>(entity: T): RowOf<T> => ({ ...entity, _id: entity.id });

/** Creates the rows of a table from its seeds. */
export const toRows = <T extends Entity>(entities: readonly T[]): ReadonlyMap<string, RowOf<T>> =>
  byId(entities.map(toRow));

/** Converts a row to the entity of a response. */
export const toEntity = <R extends Row>({ _id, ...entity }: R): Omit<R, '_id'> => entity;
