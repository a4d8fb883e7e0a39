/** Possible delimiters of cells. */
const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

/** Guesses the delimiter: the one whose number outside quotes is equal in most of the first lines. */
export function detectDelimiter(start: string): Delimiter {
  const rows = (delimiter: Delimiter) => {
    const reader = createCsvReader(delimiter);
    return [...reader.push(start.slice(0, 20_000)), ...reader.end()].slice(0, 20);
  };
  const score = (delimiter: Delimiter) => {
    const widths = rows(delimiter).map((row) => row.length);
    const usual = widths[0] ?? 1;
    return usual < 2 ? 0 : widths.filter((width) => width === usual).length * 1_000 + usual;
  };
  return delimiters.reduce((best, next) => (score(next) > score(best) ? next : best));
}

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
        state = 'plain';
        yield* reader.push(rest);
        yield* reader.end();
      } else if (cell !== '' || row.length > 0 || state === 'quote') yield* endRow();
    },
  };
  return reader;
}
