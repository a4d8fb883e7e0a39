import { unescapeFormula } from '../../domain/csv.ts';
import { createCsvReader, detectDelimiter, type Delimiter } from './csv-reader.ts';
import { detectEncoding, type Encoding } from './encoding.ts';
import { findOtherKind, OtherFile } from './other-file.ts';
import type { Pacer } from './pacer.ts';
import { readPieces } from './stream.ts';
import { isVcard, readVcards, vcardColumns } from './vcard-reader.ts';

/** The result of reading a file or a pasted text. */
export interface Table {
  /** Trimmed texts. Rows may differ in length. */
  rows: string[][];
  /** The detected format; undefined where there is only one. */
  encoding: Encoding | undefined;
  /** Whether there were more rows than were read. */
  isCut: boolean;
}

/** What to read, and the person's choice of format if any. */
export interface Source {
  data: Blob;
  encoding?: Encoding | undefined;
}

/** The maximum number of rows: twice the largest tested guest list. */
const mostRows = 20_000;
/** The maximum length of a cell, in UTF-16 units: a longer one is not a name, and a file may be a single cell. */
const longestCell = 1_000;
/** How many bytes are examined to detect the type of a file. */
const looked = 64 * 1024;

/**
 * Reads a guest list in slices, so that the page stays responsive with any file.
 * @param onProgress receives the fraction read, from 0 to 1
 * @throws UnreadableArchive for a damaged spreadsheet, OtherFile for a file that is not a list
 */
export async function readTable(
  source: Source,
  pacer: Pacer,
  onProgress: (part: number) => void = () => {},
): Promise<Table> {
  const { data } = source;
  const start = new Uint8Array(await data.slice(0, looked).arrayBuffer());
  const encoding = source.encoding ?? detectEncoding(start);
  const beginning = new TextDecoder(encoding).decode(start);
  // A pasted text, or an encoding that a person chose, is used without detection.
  const kind = source.encoding === undefined ? findOtherKind(start, beginning) : undefined;
  if (kind) throw new OtherFile(kind);
  const isBook = start[0] === 0x50 && start[1] === 0x4b;
  const rows = isBook
    ? readBook(data, pacer)
    : isVcard(beginning)
      ? readContacts(data, encoding)
      : readCsv(data, encoding, detectDelimiter(beginning), onProgress);
  const table: Table = { rows: [], encoding: isBook ? undefined : encoding, isCut: false };
  for await (const row of rows) {
    if (table.rows.length === mostRows) return { ...table, isCut: true };
    table.rows.push(row.map((cell) => unescapeFormula(cell.slice(0, longestCell).trim())));
    await pacer.pause();
  }
  return table;
}

// The spreadsheet reader is loaded only for spreadsheets.
async function* readBook(data: Blob, pacer: Pacer) {
  const { readXlsx } = await import('./xlsx-reader.ts');
  yield* readXlsx(data, pacer);
}

const textOf = (data: Blob, encoding: Encoding) => data.stream().pipeThrough(new TextDecoderStream(encoding));

async function* readCsv(
  data: Blob,
  encoding: Encoding,
  delimiter: Delimiter,
  onProgress: (part: number) => void,
) {
  const reader = createCsvReader(delimiter);
  let read = 0;
  for await (const piece of readPieces(textOf(data, encoding))) {
    yield* reader.push(piece);
    read += piece.length;
    onProgress(Math.min(1, read / data.size));
  }
  yield* reader.end();
}

async function* readContacts(data: Blob, encoding: Encoding) {
  let rest = '';
  yield vcardColumns;
  for await (const piece of readPieces(textOf(data, encoding))) {
    rest += piece;
    const end = rest.toUpperCase().lastIndexOf('END:VCARD');
    if (end < 0) continue;
    yield* readVcards(rest.slice(0, end));
    rest = rest.slice(end);
  }
  yield* readVcards(rest);
}
