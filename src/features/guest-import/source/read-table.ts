import { unescapeFormula } from '../../../domain/csv.ts';
import { dropListMarks } from '../../../domain/list-marks.ts';
import { readCsv } from './csv-reader.ts';
import { isFilledRow, type Rows } from '../columns/cells.ts';
import { rateList } from '../columns/columns.ts';
import { detectEncoding, type Encoding, startsWith, toByteText, utf8Mark } from './encoding.ts';
import { findOtherKind, OtherFile } from './other-file.ts';
import { pause } from '../../../browser/slices.ts';
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
  rows: Rows;
  /** The detected format; undefined where there is only one. */
  encoding: Encoding | undefined;
  /** Whether a person should check the letters, because no encoding fits well. */
  isEncodingUncertain?: boolean | undefined;
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
  /** The names of files that were dropped with this one, and are not read. */
  otherFiles?: readonly string[] | undefined;
}

/** The maximum number of rows: twice the largest tested guest list. */
const maxRows = 20_000;
/** The maximum length of a cell, in UTF-16 units: a longer one is not a name, and a file may be a single cell. */
const maxCellLength = 1_000;
/** The first bytes of a zip archive. */
const zipMark = [0x50, 0x4b, 0x03, 0x04];
/** How much of a text tells the type of a file, in UTF-16 units. */
const sampleLength = 64 * 1024;

/**
 * Reads a guest list. Its rows are read in slices, so that the page stays responsive.
 * @throws OtherFile for a file that is not a list, any other error for a damaged spreadsheet
 */
export async function readTable(source: Source, signal?: AbortSignal): Promise<Table> {
  const bytes = new Uint8Array(await source.data.arrayBuffer());
  if (startsWith(bytes, zipMark)) return readBook(bytes, source.sheet, signal);
  const body = startsWith(bytes, utf8Mark) ? bytes.subarray(utf8Mark.length) : bytes;
  const { encoding, isUncertain } = source.encoding
    ? { encoding: source.encoding, isUncertain: false }
    : detectEncoding(body);
  const text = new TextDecoder(encoding).decode(body);
  // A pasted text, or an encoding that a person chose, is used without detection.
  const kind = source.encoding === undefined ? findOtherKind(bytes, text.slice(0, sampleLength)) : undefined;
  if (kind) throw new OtherFile(kind);
  const rows = isVcard(source.data, text) ? readContacts(body, encoding) : readCsv(text);
  return { ...(await collectRows(rows, signal)), encoding, isEncodingUncertain: isUncertain, hidden: 0 };
}

/** Reads rows up to the limit. Empty rows below it, which spreadsheets write, are not missed. */
async function collectRows(source: Iterable<string[]>, signal?: AbortSignal) {
  const rows: string[][] = [];
  for (const cells of source) {
    // A sheet may have thousands of formatted columns without texts.
    const row = cells.map((cell) => unwrapText(cell.slice(0, maxCellLength).trim()));
    if (row.at(-1) === '') row.length = row.findLastIndex((cell) => cell !== '') + 1;
    if (rows.length < maxRows) rows.push(row);
    else if (isFilledRow(row)) return { rows: withoutMarks(rows), isCut: true };
    await pause(signal);
  }
  return { rows: withoutMarks(rows), isCut: false };
}

/** How many rows tell whether a list has marks. */
const markSampleSize = 100;

/** The rows of a numbered or bulleted list, without its marks. */
function withoutMarks(rows: readonly string[][]): readonly string[][] {
  const dropMarks = (some: readonly string[][]) => dropListMarks(some.map((row) => row[0] ?? ''));
  const isMarked = dropMarks(rows.slice(0, markSampleSize)).some(
    (start, at) => start !== (rows[at]?.[0] ?? ''),
  );
  if (!isMarked) return rows;
  const starts = dropMarks(rows);
  return rows.map((row, at) => row.map((cell, column) => (column === 0 ? (starts[at] ?? '') : cell)));
}

/** A cell without what marks it as a text for spreadsheets: `="0555"`, `'0555`, and the escape of a formula. */
const unwrapText = (cell: string) => unescapeFormula(cell.replace(/^="([^"]*)"$|^'(?=[\p{Nd}(])/u, '$1'));

/** The rows of a workbook's sheet. The reader is loaded only for workbooks. */
async function readBook(bytes: Uint8Array, sheet: number | undefined, signal?: AbortSignal): Promise<Table> {
  const { openWorkbook } = await import('./xlsx-reader.ts');
  const sheets: FilledSheet[] = [];
  let table: Omit<Table, 'encoding'> = { rows: [], isCut: false, hidden: 0 };
  let best = -1;
  for (const [index, { name, read }] of openWorkbook(bytes).entries()) {
    let hidden = 0;
    const onHidden = () => {
      hidden += 1;
    };
    const found = await collectRows(read(onHidden), signal);
    const rows = found.rows.filter(isFilledRow).length;
    if (rows === 0) continue;
    sheets.push({ index, name, rows });
    const likeness = sheet === undefined ? rateList(found.rows) : Number(sheet === index);
    if (likeness > best) [best, table] = [likeness, { ...found, hidden, sheet: index }];
  }
  return { ...table, encoding: undefined, sheets };
}

/** Each property of a contact may have its own character set, so its bytes are read. No contacts are no rows. */
function readContacts(body: Uint8Array, encoding: Encoding): string[][] {
  const isUtf16 = encoding.startsWith('utf-16');
  const bytes = isUtf16 ? new TextEncoder().encode(new TextDecoder(encoding).decode(body)) : body;
  const cards = [...readVcards(toByteText(bytes), isUtf16 ? 'utf-8' : encoding)];
  return cards.some(isFilledRow) ? [vcardColumns, ...cards] : [];
}
