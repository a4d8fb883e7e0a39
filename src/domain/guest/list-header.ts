import { findColumnKind, isPhrase } from './column-names.ts';

type Rows = readonly (readonly string[])[];

/** How many rows are searched for the names. */
const searchedRows = 10;

/**
 * Finds the row with the names of the columns: of those with two known names, the one with most, because a title is a
 * single cell and may be a known name, and names of groups of columns may be above. A single known name counts in the
 * first row or below titles: a guest may be called "Guest".
 * @returns its index, or -1
 */
export function findHeader(rows: Rows): number {
  const first = rows.slice(0, searchedRows);
  const counts = first.map(countNames);
  const most = Math.max(0, ...counts);
  if (most > 0) return counts.indexOf(most);
  const belowTitle = first.findIndex(isHeaderBelowTitle);
  return belowTitle < 0 && first[0] && hasSingleName(first[0]) ? 0 : belowTitle;
}

/** Kinds of columns that a table of guests may have without another known one. */
const mainKind = /^(?:name|firstName|lastName|phone|invitees|organisation)$/;

/** How many known names a row has, if they are of two kinds; a row with a phone number is a guest's. */
function countNames(row: readonly string[]) {
  const kinds = row.map((cell) => (isColumnName(cell) ? findColumnKind(cell) : 'thing'));
  const known = kinds.filter((kind) => kind !== 'ignore' && kind !== 'thing');
  const isNamed = new Set(known).size > 1 && known.some((kind) => mainKind.test(kind ?? ''));
  return isNamed && !hasPhone(row) ? known.length : 0;
}

const hasPhone = (row: readonly string[]) => row.some((cell) => /(?:\p{Nd}\P{Nd}?){7}/u.test(cell));

/** A longer name counts beside others, or as a question: "Bride's family" may be a line above guests. */
const hasSingleName = (row: readonly string[]) =>
  !hasPhone(row) &&
  row.some(
    (cell) =>
      isColumnName(cell) &&
      mainKind.test(findColumnKind(cell) ?? '') &&
      (!isPhrase(cell) || countFilled(row) > 1 || /[?؟:]$/.test(cell)),
  );

/** One known name is enough for a row of names below titles: a guest called "Guest" has a number beside the name. */
const isHeaderBelowTitle = (row: readonly string[], place: number, rows: Rows) =>
  countFilled(row) > 1 &&
  hasSingleName(row) &&
  !row.some((cell) => /\p{Nd}/u.test(cell)) &&
  rows.slice(0, place).every((above) => countFilled(above) < 2);

const countFilled = (row: readonly string[]) => row.filter((cell) => cell !== '').length;

/** Whether a cell is a known name. "+1" is also a value in a guest's row, and alone does not make a row of names. */
function isColumnName(cell: string) {
  const kind = findColumnKind(cell);
  return kind !== undefined && !(kind === 'plusOnes' && /\p{Nd}/u.test(cell));
}
