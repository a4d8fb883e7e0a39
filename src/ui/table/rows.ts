/**
 * The widths of a table from which it has more columns, in px if 1rem is 16px: with larger letters a table has fewer.
 * Below the first, its rows are cards.
 */
export const tableWidths = [520, 620, 860, 1200] as const;
export type TableWidth = (typeof tableWidths)[number];

/** The sort order of a table: by the id of one of its columns. */
export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** Reads the sort of an address, as `-date`: a minus means descending. */
export const parseSort = (sort: string): Sort =>
  sort.startsWith('-')
    ? { column: sort.slice(1), direction: 'descending' }
    : { column: sort, direction: 'ascending' };

/** The sort for an address, or undefined for a column that it does not know. */
export function formatSort<Key extends string>(keys: readonly Key[], { column, direction }: Sort) {
  const key = keys.find((each) => each === column);
  return key && (direction === 'descending' ? (`-${key}` as const) : key);
}

interface SortableColumn<Row> {
  id: string;
  /** Compares two rows in ascending order. */
  compare?: ((one: Row, other: Row) => number) | undefined;
  /** The direction of the first click: numbers and dates usually start with the largest. */
  firstDirection?: Sort['direction'] | undefined;
}

/** The sort after a click on a column's heading: the other direction, or the column's first one. */
export const getNextSort = <Row>(
  { id, firstDirection = 'ascending' }: SortableColumn<Row>,
  sort: Sort | undefined,
): Sort => {
  if (sort?.column !== id) return { column: id, direction: firstDirection };
  return { column: id, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
};

/** The rows in the order of a sort. Equal rows keep their order; an unknown column changes nothing. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly SortableColumn<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const compare = columns.find(({ id }) => id === sort?.column)?.compare;
  if (!compare) return rows;
  return [...rows].sort(sort?.direction === 'descending' ? (one, other) => compare(other, one) : compare);
}

/** Unique keys for the rows of a list: a server may repeat or omit ids, and rows must not be mixed up. */
export function getRowKeys(rows: readonly { id: string | undefined }[]): string[] {
  const seen = new Set<string>();
  return rows.map(({ id }, place) => {
    const key = id === undefined || seen.has(id) ? `${id ?? ''} ${place}` : id;
    seen.add(key);
    return key;
  });
}

type Selection = ReadonlySet<string>;

/** The selection with some ids added or removed. */
const withIds = (selection: Selection, ids: readonly string[], isSelected: boolean): Selection => {
  const next = new Set(selection);
  for (const id of ids) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
};

/**
 * The selection after a row was ticked or unticked.
 * @param ids the rows of the page in the order shown
 * @param anchor the row ticked before; with Shift every row between the two follows
 */
export function toggleRow(
  selection: Selection,
  ids: readonly string[],
  { id, isSelected, anchor }: { id: string; isSelected: boolean; anchor?: string | undefined },
): Selection {
  const [from, to] = [ids.indexOf(anchor ?? id), ids.indexOf(id)];
  if (from < 0) return withIds(selection, [id], isSelected);
  return withIds(selection, ids.slice(Math.min(from, to), Math.max(from, to) + 1), isSelected);
}

/**
 * The selection after a click on the header's checkbox: every row of the page, or none of them if all were selected.
 */
export const toggleAll = (selection: Selection, ids: readonly string[]): Selection =>
  withIds(selection, ids, getSelectAll(selection, ids) !== 'all');

/** The state of the header's checkbox. */
export function getSelectAll(selection: Selection, ids: readonly string[]): 'all' | 'some' | 'none' {
  const count = ids.filter((id) => selection.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}
