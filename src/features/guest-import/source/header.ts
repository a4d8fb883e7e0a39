import { findColumnField } from '../columns/column-names.ts';
import { isFilledRow, type Rows } from '../columns/cells.ts';

/** How many rows are searched for the names. */
const looked = 10;

/**
 * Finds the row with the names of the columns: the first with two known names, because a title is a single cell and may
 * be a known name. A single known name counts in the first row or below titles: a guest may be called "Guest".
 * @returns its index, or -1
 */
export function findHeader(rows: Rows): number {
  const first = rows.slice(0, looked);
  const named = first.findIndex((row) => countFields(row) >= 2);
  if (named >= 0) return named;
  const belowTitle = first.findIndex(isHeaderBelowTitle);
  return belowTitle < 0 && first[0]?.some(isColumnName) ? 0 : belowTitle;
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

/** How many rows with content are above the names of the columns, such as a title. They are not imported. */
export const countLeftOut = (rows: Rows, header: number) =>
  rows.slice(0, Math.max(0, header)).filter(isFilledRow).length;
