/** A record with a key. Rows are never changed in place: `put` replaces them, so that worlds can share their seeds. */
export interface Row {
  readonly _id: string;
}

/** The changes of a table since its seeds. */
export interface TableChanges<R extends Row = Row> {
  changed: R[];
  removed: string[];
}

/** Rows by key, first in the order of the seeds, then in the order they were added. */
export class Table<R extends Row> {
  readonly #seeds: () => ReadonlyMap<string, R>;
  readonly #changed = new Map<string, R>();
  readonly #removed = new Set<string>();

  /** @param seeds called at the first use, so that a world costs nothing before it is used */
  constructor(seeds: () => ReadonlyMap<string, R>) {
    this.#seeds = seeds;
  }

  get(id: string): R | undefined {
    if (this.#removed.has(id)) return undefined;
    return this.#changed.get(id) ?? this.#seeds().get(id);
  }

  all(): R[] {
    const seeds = this.#seeds();
    const rows: R[] = [];
    for (const [id, row] of seeds) {
      if (!this.#removed.has(id)) rows.push(this.#changed.get(id) ?? row);
    }
    for (const [id, row] of this.#changed) {
      if (!seeds.has(id)) rows.push(row);
    }
    return rows;
  }

  put(row: R): R {
    this.#removed.delete(row._id);
    this.#changed.set(row._id, row);
    return row;
  }

  remove(id: string): void {
    this.#changed.delete(id);
    if (this.#seeds().has(id)) this.#removed.add(id);
  }

  changes(): TableChanges<R> {
    return { changed: [...this.#changed.values()], removed: [...this.#removed] };
  }

  restore(changes: TableChanges<R>): void {
    this.#changed.clear();
    this.#removed.clear();
    for (const row of changes.changed) this.#changed.set(row._id, row);
    for (const id of changes.removed) this.#removed.add(id);
  }
}
