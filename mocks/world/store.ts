import { Table, type Row, type TableChanges } from './table.ts';

/** The seeds of every table, each created at its first use and shared by all worlds. */
export type Seeds = Record<string, () => ReadonlyMap<string, Row>>;

type RowOf<S> = S extends () => ReadonlyMap<string, infer R extends Row> ? R : never;
/** The tables of some seeds, as handlers use them. */
export type Database<S extends Seeds> = { readonly [Name in keyof S]: Table<RowOf<S[Name]>> } & {
  /** Creates a key in MongoDB's format: 24 hexadecimal digits. */
  newId(): string;
};

/** All changes of a store since its seeds: what is kept, exported and imported. */
export interface Changes {
  /** How many ids were assigned. */
  ids: number;
  tables: Record<string, TableChanges>;
}

interface Store<Db> {
  readonly db: Db;
  changes(): Changes;
  restore(changes: Changes): void;
}

export function createStore<S extends Seeds>(seeds: S): Store<Database<S>> {
  const entries = Object.entries(seeds).map(([name, rows]) => [name, new Table<Row>(rows)] as const);
  let ids = 0;
  return {
    db: {
      ...Object.fromEntries(entries),
      newId: () => `f0${(++ids).toString(16).padStart(22, '0')}`,
    } as unknown as Database<S>,
    changes: () => ({
      ids,
      tables: Object.fromEntries(entries.map(([name, table]) => [name, table.changes()])),
    }),
    restore(changes) {
      ids = changes.ids;
      const kept = new Map(Object.entries(changes.tables));
      for (const [name, table] of entries) table.restore(kept.get(name) ?? { changed: [], removed: [] });
    },
  };
}

/** Indexes rows by key. A duplicate key is a mistake in the seeds. */
export function byId<R extends Row>(rows: readonly R[]): ReadonlyMap<string, R> {
  const map = new Map(rows.map((row) => [row._id, row]));
  if (map.size !== rows.length) throw new Error('Two seeds share an _id');
  return map;
}

/** A value that is created when it is first read. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
