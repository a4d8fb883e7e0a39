import { findColumnField } from '../columns/column-names.ts';
import { isFilledRow } from '../columns/cells.ts';

/** Where the names of the columns are. */
export interface Header {
  /** Whether a row has the names of the columns. */
  hasHeader: boolean;
  /** How many rows are above it, such as a title or comments. They are not imported. */
  above: number;
}

type Rows = readonly (readonly string[])[];

/** How many rows are searched for the names. */
const looked = 10;

/**
 * Finds the row with the names of the columns: the first with two known names, because a title is a single cell and may
 * be a known name. A single known name counts in the first row or below titles: a guest may be called "Guest".
 */
export function findHeader(rows: Rows): Header {
  const above = rows.slice(0, looked).findIndex((row) => countFields(row) >= 2);
  if (above >= 0) return { hasHeader: true, above };
  const belowTitle = rows.slice(0, looked).findIndex(isHeaderBelowTitle);
  if (belowTitle >= 0) return { hasHeader: true, above: belowTitle };
  return { hasHeader: rows[0]?.some(isColumnName) ?? false, above: 0 };
}

/** One known name is enough for a row of names below titles: a guest called "Guest" has a number beside the name. */
const isHeaderBelowTitle = (row: readonly string[], place: number, rows: Rows) =>
  countFields(row) > 0 &&
  countFilled(row) > 1 &&
  !row.some((cell) => /\p{Nd}/u.test(cell)) &&
  rows.slice(0, place).every((above) => countFilled(above) < 2);

const countFilled = (row: readonly string[]) => row.filter((cell) => cell !== '').length;

const countFields = (row: readonly string[]) =>
  new Set(
    row
      .filter(isColumnName)
      .map(findColumnField)
      .filter((field) => field !== 'ignore'),
  ).size;

/** Whether a cell is a known name. "+1" is also what a guest's row says, and alone it does not make a row of names. */
function isColumnName(cell: string) {
  const field = findColumnField(cell);
  return field !== undefined && !(field === 'plusOnes' && /\p{Nd}/u.test(cell));
}

/** The names of the columns, if there are any. */
export const getHead = (rows: Rows, { hasHeader, above }: Header) => (hasHeader && rows[above]) || [];

/** The index of the first row below the names of the columns. */
export const getFirstRow = ({ hasHeader, above }: Header) => (hasHeader ? above + 1 : 0);

/** How many rows with content are above the names of the columns. */
export const countLeftOut = (rows: Rows, { hasHeader, above }: Header) =>
  hasHeader ? rows.slice(0, above).filter(isFilledRow).length : 0;
