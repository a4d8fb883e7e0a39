import { unescapeFormula } from '../../domain/csv.ts';
import { createCsvReader, detectDelimiter, type Delimiter, isDelimiterLine } from './csv-reader.ts';
import { rateList } from './columns.ts';
import { detectEncoding, type Encoding, startsWith, toByteText, utf8Mark } from './encoding.ts';
import { countHeader, isFilledRow } from './header.ts';
import { findOtherKind, OtherFile } from './other-file.ts';
import type { Pacer } from './pacer.ts';
import { readPieces } from './stream.ts';
import { isVcard, readVcards, vcardColumns } from './vcard-reader.ts';

/** A sheet with content. */
interface FilledSheet {
  /** Its index in the file. */
  index: number;
  name: string;
  /** How many rows have content. */
  rows: number;
}

/** The result of reading a file or a pasted text. */
export interface Table {
  /** Trimmed texts. Rows may differ in length. */
  rows: string[][];
  /** The detected format; undefined where there is only one. */
  encoding: Encoding | undefined;
  /** Whether a person should check the letters, because no encoding fits well. */
  isEncodingDoubtful?: boolean | undefined;
  /** The sheets of a workbook that have rows; undefined for other files. */
  sheets?: readonly FilledSheet[] | undefined;
  /** The index of the sheet with these rows. */
  sheet?: number | undefined;
  /** Whether there were more guests than were read. */
  isCut: boolean;
  /** How many rows with content a workbook hides. They are empty here. */
  hidden: number;
}

/** What to read, and the person's choice of format if any. */
export interface Source {
  data: Blob;
  encoding?: Encoding | undefined;
  /** The sheet of a workbook: its index in the file. Without one, the sheet that looks most like a list. */
  sheet?: number | undefined;
}

/** The maximum number of guests: twice the largest tested guest list. */
const mostGuests = 20_000;
/** The maximum number of lines, most of which are empty. */
const mostLines = 60_000;
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
  if (startsWith(start, [0x50, 0x4b])) return readBook(source, pacer);
  const hasMark = startsWith(start, utf8Mark);
  const body = hasMark ? data.slice(utf8Mark.length) : data;
  const { encoding, isDoubtful } = source.encoding
    ? { encoding: source.encoding, isDoubtful: false }
    : await detectEncoding(body, pacer);
  const beginning = new TextDecoder(encoding).decode(hasMark ? start.subarray(utf8Mark.length) : start);
  // A pasted text, or an encoding that a person chose, is used without detection.
  const kind = source.encoding === undefined ? await findOtherKind(data, start, beginning) : undefined;
  if (kind) throw new OtherFile(kind);
  const rows = isVcard(data, beginning)
    ? readContacts(body, encoding)
    : readCsv(body, encoding, detectDelimiter(beginning), onProgress);
  return { ...(await collectRows(rows, pacer)), encoding, isEncodingDoubtful: isDoubtful, hidden: 0 };
}

/** Reads rows up to the limit. Only guests count: neither the names of the columns nor empty lines. */
async function collectRows(source: AsyncIterable<string[]>, pacer: Pacer) {
  const rows: string[][] = [];
  let [filled, isCut] = [0, false];
  for await (const cells of source) {
    const row = cells.map((cell) => unwrapText(cell.slice(0, longestCell).trim()));
    if (isFilledRow(row)) filled += 1;
    isCut = rows.length === mostLines || (filled > mostGuests && filled > mostGuests + countHeader(rows));
    if (isCut) break;
    rows.push(row);
    await pacer.pause();
  }
  return { rows, isCut };
}

/** A cell without what marks it as a text for spreadsheets: `="0555"`, `'0555`, and the escape of a formula. */
function unwrapText(cell: string) {
  if (cell.startsWith('="') && /^="[^"]*"$/.test(cell)) return cell.slice(2, -1);
  return cell.startsWith("'") && /^'[\p{Nd}(]/u.test(cell) ? cell.slice(1) : unescapeFormula(cell);
}

/** The rows of a workbook's sheet. The reader is loaded only for workbooks. */
async function readBook({ data, sheet }: Source, pacer: Pacer): Promise<Table> {
  const { openWorkbook } = await import('./xlsx-reader.ts');
  const book = await openWorkbook(data, pacer);
  const sheets: FilledSheet[] = [];
  let table: Omit<Table, 'encoding'> = { rows: [], isCut: false, hidden: 0 };
  let best = -1;
  for (const [index, { name, read }] of book.entries()) {
    let hidden = 0;
    const onHidden = () => {
      hidden += 1;
    };
    const found = await collectRows(read(onHidden), pacer);
    const rows = found.rows.filter(isFilledRow).length;
    if (rows === 0) continue;
    sheets.push({ index, name, rows });
    const likeness = sheet === undefined ? rateList(found) : Number(sheet === index);
    if (likeness > best) [best, table] = [likeness, { ...found, hidden, sheet: index }];
  }
  return { ...table, encoding: undefined, sheets };
}

const decodeText = (data: Blob, encoding: Encoding) =>
  data.stream().pipeThrough(new TextDecoderStream(encoding));

async function* readCsv(
  data: Blob,
  encoding: Encoding,
  delimiter: Delimiter,
  onProgress: (part: number) => void,
) {
  const reader = createCsvReader(delimiter);
  let read = 0;
  let isFirst = true;
  for await (const piece of readPieces(decodeText(data, encoding))) {
    for (const row of reader.push(piece)) {
      yield isFirst && isDelimiterLine(row) ? [] : row;
      isFirst = false;
    }
    read += piece.length;
    onProgress(Math.min(1, read / data.size));
  }
  yield* reader.end();
}

/** Each property of a contact may have its own character set, so its bytes are read. */
async function* readContacts(data: Blob, encoding: Encoding) {
  const isUtf16 = encoding.startsWith('utf-16');
  const bytes = isUtf16 ? decodeText(data, encoding).pipeThrough(new TextEncoderStream()) : data.stream();
  let rest = '';
  let isEmpty = true;
  const readCards = function* (text: string) {
    for (const card of readVcards(text, isUtf16 ? 'utf-8' : encoding)) {
      isEmpty &&= !isFilledRow(card);
      yield card;
    }
  };
  yield vcardColumns;
  for await (const piece of readPieces(bytes)) {
    rest += toByteText(piece);
    const end = rest.toUpperCase().lastIndexOf('END:VCARD');
    if (end < 0) continue;
    yield* readCards(rest.slice(0, end));
    rest = rest.slice(end);
  }
  yield* readCards(rest);
  if (isEmpty) throw new OtherFile('contacts');
}
