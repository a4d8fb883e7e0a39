import { unescapeFormula } from '../../../domain/csv.ts';
import { createCsvReader, detectDelimiter, type Delimiter, isDelimiterLine } from './csv-reader.ts';
import { isFilledRow, type Rows } from '../columns/cells.ts';
import { rateList } from '../columns/columns.ts';
import { detectEncoding, type Encoding, startsWith, toByteText, utf8Mark } from './encoding.ts';
import { findOtherKind, OtherFile } from './other-file.ts';
import { pause, readPieces } from './slices.ts';
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
export interface Table extends Rows {
  /** The detected format; undefined where there is only one. */
  encoding: Encoding | undefined;
  /** Whether a person should check the letters, because no encoding fits well. */
  isEncodingDoubtful?: boolean | undefined;
  /** The sheets of a workbook that have rows; undefined for other files. */
  sheets?: readonly FilledSheet[] | undefined;
  /** The index of the sheet with these rows. */
  sheet?: number | undefined;
  /** Whether there were more rows than were read. */
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

/** The maximum number of rows: twice the largest tested guest list. */
const mostRows = 20_000;
/** The maximum length of a cell, in UTF-16 units: a longer one is not a name, and a file may be a single cell. */
const longestCell = 1_000;
/** The first bytes of a zip archive. */
const zipMark = [0x50, 0x4b, 0x03, 0x04];
/** How many bytes are examined to detect the type of a file. */
const looked = 64 * 1024;

/**
 * Reads a guest list in slices, so that the page stays responsive with any file.
 * @throws OtherFile for a file that is not a list, any other error for a damaged spreadsheet
 */
export async function readTable(source: Source, signal?: AbortSignal): Promise<Table> {
  const { data } = source;
  const start = new Uint8Array(await data.slice(0, looked).arrayBuffer());
  if (startsWith(start, zipMark)) return readBook(source, signal);
  const body = startsWith(start, utf8Mark) ? data.slice(utf8Mark.length) : data;
  const { encoding, isDoubtful } = source.encoding
    ? { encoding: source.encoding, isDoubtful: false }
    : await detectEncoding(body, signal);
  const beginning = new TextDecoder(encoding).decode(await body.slice(0, looked).arrayBuffer());
  // A pasted text, or an encoding that a person chose, is used without detection.
  const kind = source.encoding === undefined ? await findOtherKind(data, start, beginning) : undefined;
  if (kind) throw new OtherFile(kind);
  const rows = isVcard(data, beginning)
    ? readContacts(body, encoding, signal)
    : readCsv(body, encoding, detectDelimiter(beginning));
  return { ...(await collectRows(rows, signal)), encoding, isEncodingDoubtful: isDoubtful, hidden: 0 };
}

/** Reads rows up to the limit. Empty rows below it, which spreadsheets write, are not missed. */
async function collectRows(source: AsyncIterable<string[]>, signal?: AbortSignal) {
  const rows: string[][] = [];
  for await (const cells of source) {
    const row = cells.map((cell) => unwrapText(cell.slice(0, longestCell).trim()));
    if (rows.length < mostRows) rows.push(row);
    else if (isFilledRow(row)) return { rows, isCut: true };
    await pause(signal);
  }
  return { rows, isCut: false };
}

/** A cell without what marks it as a text for spreadsheets: `="0555"`, `'0555`, and the escape of a formula. */
const unwrapText = (cell: string) => unescapeFormula(cell.replace(/^="([^"]*)"$|^'(?=[\p{Nd}(])/u, '$1'));

/** The rows of a workbook's sheet. The reader is loaded only for workbooks. */
async function readBook({ data, sheet }: Source, signal?: AbortSignal): Promise<Table> {
  const { openWorkbook } = await import('./xlsx-reader.ts');
  const book = await openWorkbook(data, signal);
  const sheets: FilledSheet[] = [];
  let table: Omit<Table, 'encoding'> = { rows: [], isCut: false, hidden: 0 };
  let best = -1;
  for (const [index, { name, read }] of book.entries()) {
    let hidden = 0;
    const onHidden = () => {
      hidden += 1;
    };
    const found = await collectRows(read(onHidden), signal);
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

async function* readCsv(data: Blob, encoding: Encoding, delimiter: Delimiter) {
  const reader = createCsvReader(delimiter);
  for await (const piece of readPieces(decodeText(data, encoding))) {
    for (const row of reader.push(piece)) yield isDelimiterLine(row) ? [] : row;
  }
  yield* reader.end();
}

/** Each property of a contact may have its own character set, so its bytes are read. */
async function* readContacts(data: Blob, encoding: Encoding, signal?: AbortSignal) {
  const isUtf16 = encoding.startsWith('utf-16');
  const bytes = isUtf16 ? decodeText(data, encoding).pipeThrough(new TextEncoderStream()) : data.stream();
  let text = '';
  for await (const piece of readPieces(bytes)) {
    text += toByteText(piece);
    await pause(signal);
  }
  yield vcardColumns;
  let isEmpty = true;
  for (const card of readVcards(text, isUtf16 ? 'utf-8' : encoding)) {
    isEmpty &&= !isFilledRow(card);
    yield card;
  }
  if (isEmpty) throw new OtherFile('contacts');
}
