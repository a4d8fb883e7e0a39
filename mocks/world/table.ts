/** A record with a key. Rows are never changed in place: `put` replaces them, so that worlds can share their seeds. */
export interface Row {
  readonly _id: string;
}

/** The changes of a table since its seeds. */
export interface TableChanges<R extends Row = Row> {
  changed: R[];
  removed: string[];
}

const known = new WeakMap<ReadonlyMap<string, Row>, ReadonlyMap<string, number>>();

/** The place of each seed, so that a few changes among thousands of seeds are found without looking at them all. */
function getPlaces(seeds: ReadonlyMap<string, Row>): ReadonlyMap<string, number> {
  const places = known.get(seeds) ?? new Map([...seeds.keys()].map((id, place) => [id, place]));
  known.set(seeds, places);
  return places;
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
    const places = getPlaces(this.#seeds());
    const rows = [...this.#seeds().values()];
    for (const [id, row] of this.#changed) rows[places.get(id) ?? rows.length] = row;
    return this.#removed.size === 0 ? rows : rows.filter(({ _id }) => !this.#removed.has(_id));
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
