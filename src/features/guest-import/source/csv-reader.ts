import { groupBy } from '../../../browser/old-browsers.ts';
import { findColumnField } from '../columns/column-names.ts';

/** Possible delimiters of cells. The last two are the comma and the semicolon of Arabic. */
const delimiters = [',', ';', '\t', '|', '،', '؛'] as const;
export type Delimiter = (typeof delimiters)[number];

/** Excel's first line that names the delimiter, also in quotes. */
const delimiterLine = /^"?sep=([^"])"?(?=[\r\n]|$)/i;

/** Whether a row is the line that names the delimiter. */
export const isDelimiterLine = ([cell = '']: readonly string[]) => /^sep=.?$/i.test(cell);

/**
 * Detects the delimiter of a text: the one that a first line `sep=;` names, or the one whose rows look most like a
 * table. A title above the table and a comma in a name have no cells with numbers or names of columns, so the lines below
 * decide.
 */
export function detectDelimiter(start: string): Delimiter {
  const named = delimiterLine.exec(start)?.[1];
  return (
    delimiters.find((each) => each === named) ??
    delimiters.reduce((best, next) => (rate(start, next) > rate(start, best) ? next : best))
  );
}

/** How much the first rows look like a table: by their cells, then by how many have as many cells as most. */
function rate(start: string, delimiter: Delimiter) {
  // The line break completes the last row.
  const rows = [...createCsvReader(delimiter).push(`${start.slice(0, 20_000)}\n`)].slice(0, 50);
  const wide = rows.filter((row) => row.length > 1);
  const alike = [...groupBy(wide, (row) => row.length).values()].map((group) => group.length);
  const cells = wide.flat().reduce((sum, cell) => sum + rateCell(cell.trim()), 0);
  return cells * 100 + Math.max(0, ...alike);
}

/** A phone number tells more than another number or the name of a column. */
const rateCell = (cell: string) =>
  /^["'=]*[+(\p{Nd}][\p{Nd}\s()./-]{6,}["']*$/u.test(cell)
    ? 3
    : Number(/^\p{Nd}{1,3}$/u.test(cell) || findColumnField(cell) !== undefined);

/**
 * Parses CSV (RFC 4180) piece by piece, so that a large file can be read in slices. A quote inside an unquoted cell is
 * text; one that opens a cell and is never closed is dropped, so that its cell does not take the rest of the file.
 * @returns the rows that each piece completes; an empty line is a row with one empty cell
 */
export function createCsvReader(delimiter: Delimiter) {
  let row: string[] = [];
  let cell = '';
  let state: 'start' | 'plain' | 'quoted' | 'quote' = 'start';
  let isAfterReturn = false;
  const special = new RegExp(`[${delimiter}\\r\\n]`, 'g');

  const endCell = () => {
    row.push(cell);
    cell = '';
    state = 'start';
  };
  function* endRow() {
    endCell();
    yield row;
    row = [];
  }
  const reader = {
    *push(text: string): Generator<string[]> {
      for (let place = 0; place < text.length;) {
        if (state === 'quoted') {
          const quote = text.indexOf('"', place);
          cell += text.slice(place, quote < 0 ? undefined : quote);
          if (quote < 0) return;
          state = 'quote';
          place = quote + 1;
          continue;
        }
        const character = text[place] ?? '';
        const follows = isAfterReturn;
        isAfterReturn = false;
        if (character === '"' && state !== 'plain') {
          if (state === 'quote') cell += '"';
          state = 'quoted';
          place += 1;
        } else if (character === delimiter) {
          endCell();
          place += 1;
        } else if (character === '\n' && follows) {
          place += 1;
        } else if (character === '\r' || character === '\n') {
          isAfterReturn = character === '\r';
          yield* endRow();
          place += 1;
        } else {
          special.lastIndex = place;
          const end = special.exec(text)?.index ?? text.length;
          cell += text.slice(place, end);
          state = 'plain';
          place = end;
        }
      }
    },
    *end(): Generator<string[]> {
      if (state === 'quoted') {
        const rest = cell;
        cell = '';
        state = 'start';
        yield* reader.push(rest);
        yield* reader.end();
      } else if (state !== 'start' || row.length > 0) yield* endRow();
    },
  };
  return reader;
}
