import { groupBy } from '../../../browser/old-browsers.ts';
import { isKnownName } from '../../../domain/guest/column-names.ts';

/** Possible delimiters of cells. The last two are the comma and the semicolon of Arabic. */
const delimiters = [',', ';', '\t', '|', '،', '؛'];

/** Excel's first line that names the delimiter, also in quotes. */
const delimiterLine = /^"?sep=([^"])"?(?=[\r\n]|$)/i;

/** How much of a text tells its delimiter, in UTF-16 units. */
const sampleLength = 20_000;

/** Reads a guest list. Its rows keep their numbers, so a line that names the delimiter is an empty row. */
export function readCsv(text: string): Generator<string[]> {
  return parseCsv(text.replace(delimiterLine, ''), detectDelimiter(text.slice(0, sampleLength)));
}

/**
 * Detects the delimiter of a text: the one that a first line `sep=;` names, or the one whose rows look most like a
 * table. A title above the table and a comma in a name have no cells with numbers or names of columns, so the lines
 * below decide.
 */
export function detectDelimiter(start: string): string {
  const named = delimiterLine.exec(start)?.[1];
  return (
    delimiters.find((each) => each === named) ??
    delimiters.reduce((best, next) => (rate(start, next) > rate(start, best) ? next : best))
  );
}

/** How much the first rows look like a table: by their cells, then by how many have as many cells as most. */
function rate(start: string, delimiter: string) {
  const rows = [...parseCsv(start, delimiter)].slice(0, 50);
  const wide = rows.filter((row) => row.length > 1);
  const alike = [...groupBy(wide, (row) => row.length).values()].map((group) => group.length);
  const cells = wide.flat().reduce((sum, cell) => sum + rateCell(cell.trim()), 0);
  return cells * 100 + Math.max(0, ...alike);
}

/** A phone number tells more than another number or the name of a column. */
const rateCell = (cell: string) =>
  /^["'=]*[+(\p{Nd}][\p{Nd}\s()./-]{6,}["']*$/u.test(cell)
    ? 3
    : Number(/^\p{Nd}{1,3}$/u.test(cell) || isKnownName(cell));

/**
 * Parses CSV (RFC 4180) row by row. A quote inside an unquoted cell is text; one that opens a cell and is never closed
 * is dropped, so that its cell does not take the rest of the file.
 * @returns the rows; an empty line is a row with one empty cell
 */
export function* parseCsv(text: string, delimiter: string): Generator<string[]> {
  const end = new RegExp(`[${delimiter}\\n]|\\r\\n?|$`, 'g');
  let row: string[] = [];
  for (let at = 0; at < text.length;) {
    let cell = '';
    if (text[at] === '"') {
      at += 1;
      const close = findClosingQuote(text, at);
      if (close >= 0) {
        cell = text.slice(at, close).replaceAll('""', '"');
        at = close + 1;
      }
    }
    end.lastIndex = at;
    const { 0: mark = '', index = at } = end.exec(text) ?? {};
    row.push(cell + text.slice(at, index));
    at = index + mark.length;
    if (mark !== delimiter) {
      yield row;
      row = [];
    }
  }
  // The text ends with a delimiter: its last cell is empty.
  if (row.length > 0) yield [...row, ''];
}

/** The place of the quote that ends a cell, or -1; two quotes are one of its text. */
function findClosingQuote(text: string, from: number) {
  let quote = text.indexOf('"', from);
  while (quote >= 0 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  return quote;
}
