/**
 * Text that a spreadsheet would run as a formula, even after blanks, invisible or full-width characters; and a leading
 * apostrophe of the text, so that it differs from the one that escapes.
 */
const formulaStart = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠']|^[\t\r\n]/u;

const escapeFormula = (text: string) => (formulaStart.test(text) ? `'${text}` : text);

/** Removes the apostrophe that `formatCsv` puts before a text that would run as a formula. */
export const unescapeFormula = (cell: string) =>
  cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;

const escapedCell = /"((?:[^"]+|"")*)"(,|\r\n)/y;

/** Parses what `formatCsv` has written. Undefined for any other text, such as the same table saved by a spreadsheet. */
export function parseFormattedCsv(csv: string): string[][] | undefined {
  const rows: string[][] = [];
  let row: string[] = [];
  const start = csv.startsWith('\uFEFF') ? 1 : 0;
  for (let at = start; at < csv.length; at = escapedCell.lastIndex) {
    escapedCell.lastIndex = at;
    const [, cell, end] = escapedCell.exec(csv) ?? [];
    if (cell === undefined) return undefined;
    row.push(unescapeFormula(cell.replaceAll('""', '"')));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return row.length === 0 ? rows : undefined;
}

const formatCell = (text: string) => `"${escapeFormula(text).replaceAll('"', '""')}"`;

/** The byte order mark, which makes spreadsheets read a file as UTF-8. */
export const csvStart = '\uFEFF';

/** Formats a row as CSV (RFC 4180). A text that would run as a formula gets an apostrophe in front. */
export const formatCsvRow = (row: readonly string[]) => `${row.map(formatCell).join(',')}\r\n`;

/** Formats a table as a CSV file. */
export const formatCsv = (rows: readonly (readonly string[])[]) => csvStart + rows.map(formatCsvRow).join('');
