import { strToU8, Zip, ZipDeflate } from 'fflate';
import { pause } from '../../browser/slices.ts';
import type { Cell } from './guest-table.ts';
import { toWellFormed } from '../../browser/old-browsers.ts';

interface Workbook {
  /** The sheet's name: at most 31 characters, none of []:*?/\\. */
  name: string;
  /** The first row has the headings. */
  rows: Iterable<readonly Cell[]>;
  isRightToLeft: boolean;
  signal?: AbortSignal | undefined;
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const sheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const sheetTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The rows that are measured for the width of the columns, and those of each further piece. */
const measured = 500;
const pieceLength = 100;

/** Noon of 1 January 2000, so that the same guests give the same file. */
const mtime = new Date(2000, 0, 1, 12);

/**
 * Writes a workbook with one sheet (ECMA-376): its first row is bold and frozen. Texts are stored as texts, so none can
 * act as a formula, and numbers as numbers. It is written in slices: the library's own way to leave the page free is
 * workers, which the policy forbids.
 */
export async function writeXlsx({ name, rows, isRightToLeft, signal }: Workbook): Promise<Blob> {
  const parts = {
    '[Content_Types].xml': `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetTypes}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetTypes}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetTypes}.styles+xml"/></Types>`,
    '_rels/.rels': relate(['officeDocument', 'xl/workbook.xml']),
    'xl/_rels/workbook.xml.rels': relate(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
    'xl/workbook.xml': `${xml}<workbook xmlns="${sheets}" xmlns:r="${relations}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/styles.xml': `${xml}<styleSheet xmlns="${sheets}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf fontId="0" xfId="0"/><xf fontId="1" xfId="0" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  };
  const written: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  const open = (path: string) => {
    const file = Object.assign(new ZipDeflate(path), { mtime });
    zip.add(file);
    return file;
  };
  for (const [path, text] of Object.entries(parts)) open(path).push(strToU8(text), true);
  const sheet = open('xl/worksheets/sheet1.xml');
  for (const text of writeSheet(rows, isRightToLeft)) {
    sheet.push(strToU8(text));
    await pause(signal);
  }
  sheet.push(new Uint8Array(), true);
  zip.end();
  return new Blob(written, { type: `${sheetTypes}.sheet` });
}

const relate = (...targets: readonly (readonly [type: string, path: string])[]) =>
  `${xml}<Relationships xmlns="${packages}/relationships">${targets
    .map(
      ([type, path], at) => `<Relationship Id="rId${at + 1}" Type="${relations}/${type}" Target="${path}"/>`,
    )
    .join('')}</Relationships>`;

/** The sheet in pieces of some rows. The first ones decide how wide the columns are. */
function* writeSheet(rows: Iterable<readonly Cell[]>, isRightToLeft: boolean): Generator<string, void> {
  const piece: (readonly Cell[])[] = [];
  let number = 0;
  const writePiece = () =>
    piece
      .splice(0)
      .map((cells) => writeRow(cells, (number += 1)))
      .join('');
  for (const cells of rows) {
    piece.push(cells);
    if (piece.length < (number === 0 ? measured : pieceLength)) continue;
    if (number === 0) yield writeHead(piece, isRightToLeft);
    yield writePiece();
  }
  if (number === 0) yield writeHead(piece, isRightToLeft);
  yield `${writePiece()}</sheetData></worksheet>`;
}

function writeHead(rows: readonly (readonly Cell[])[], isRightToLeft: boolean) {
  const columns = (rows[0] ?? [])
    .map((_, at) => `<col min="${at + 1}" max="${at + 1}" width="${getWidth(rows, at)}" customWidth="1"/>`)
    .join('');
  return `${xml}<worksheet xmlns="${sheets}"><sheetViews><sheetView workbookViewId="0"${isRightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns}</cols><sheetData>`;
}

const writeRow = (cells: readonly Cell[], number: number) =>
  `<row r="${number}">${cells.map((cell, column) => writeCell(cell, `${columnName(column)}${number}`, number === 1)).join('')}</row>`;

function writeCell(cell: Cell, address: string, isHead: boolean) {
  if (cell === undefined || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`;
  const style = isHead ? ' s="1"' : '';
  return `<c r="${address}" t="inlineStr"${style}><is><t xml:space="preserve">${escapeXml(cell.slice(0, maxCellLength))}</t></is></c>`;
}

/** The maximum length of a cell; Excel reports a file with longer ones as damaged. */
const maxCellLength = 32_767;

/** Column 2 is `C`; there are fewer than 26. */
const columnName = (column: number) => String.fromCodePoint(65 + column);

/** As wide as the longest text of the first rows, in characters. */
const getWidth = (rows: readonly (readonly Cell[])[], column: number) =>
  Math.min(60, Math.max(8, ...rows.map((cells) => String(cells[column] ?? '').length + 2)));

/**
 * Escapes a text for XML and for Excel, which reads `_x0041_` as a character. Removes characters that XML cannot
 * contain.
 */
const escapeXml = (text: string) =>
  toWellFormed(text)
    .replaceAll(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')
    .replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_');
