/** How a table is sorted: by the id of one of its columns. */
export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
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
  return rows.toSorted(sort?.direction === 'descending' ? (one, other) => compare(other, one) : compare);
}
