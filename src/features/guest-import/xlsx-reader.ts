import { Parser } from 'saxen';
import type { Pacer } from './pacer.ts';
import { readPieces } from './stream.ts';
import { findSheets } from './xlsx-sheets.ts';
import { openZip } from './zip.ts';

/** A sheet of a workbook. */
interface Sheet {
  name: string;
  /** Its rows as texts. */
  read(): AsyncGenerator<string[]>;
}

/**
 * Opens a workbook (ECMA-376), whose visible sheets are read in slices. Formulas give their saved result, and numbers
 * their stored form.
 * @throws UnreadableArchive for anything but a workbook
 */
export async function openWorkbook(file: Blob, pacer: Pacer): Promise<Sheet[]> {
  const zip = await openZip(file);
  const sheets = await findSheets(zip);
  const shared: string[] = [];
  for await (const text of splitElements(await zip.openText('xl/sharedStrings.xml'), 'si', pacer)) {
    shared.push(...readTexts(text));
  }
  return sheets.map(({ name, path }) => ({
    name,
    async *read() {
      yield* readSheet(await zip.openText(path), shared, pacer);
    },
  }));
}

async function* readSheet(
  sheet: ReadableStream<string> | undefined,
  shared: readonly string[],
  pacer: Pacer,
) {
  let last = 0;
  for await (const xml of splitElements(sheet, 'row', pacer)) {
    for (const { number = last + 1, cells } of readRows(xml, shared)) {
      // The file may omit empty rows; they are added, so that a row keeps its number.
      for (; last < number - 1 && last < mostEmptyRows; last += 1) yield [];
      last = number;
      yield cells;
    }
  }
}

/** The maximum gap that is filled: a sheet may have a lone cell in its millionth row. */
const mostEmptyRows = 20_000;

/** Splits a document after the closing tags of an element, so that each part can be parsed separately. */
async function* splitElements(stream: ReadableStream<string> | undefined, name: string, pacer: Pacer) {
  const opening = new RegExp(`<(?:\\w+:)?${name}[\\s>]`);
  const closing = new RegExp(`</(?:\\w+:)?${name}>`, 'g');
  let rest = '';
  if (!stream) return;
  for await (const piece of readPieces(stream)) {
    rest += piece;
    const start = rest.search(opening);
    const end = [...rest.matchAll(closing)].at(-1);
    if (start < 0 || !end) continue;
    const cut = end.index + end[0].length;
    yield `<cut>${rest.slice(start, cut)}</cut>`;
    rest = rest.slice(cut);
    await pacer.pause();
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** The text of each shared string, without phonetic guides (`rPh`). */
function readTexts(xml: string): string[] {
  const texts: string[] = [];
  let [text, isText, isGuide] = ['', false, false];
  const parser = new Parser();
  parser.on('openTag', (tag, _attributes, _decode, isClosed) => {
    const name = localName(tag);
    if (name === 'si') text = '';
    if (name === 'rPh') isGuide = true;
    isText = name === 't' && !isGuide && !isClosed;
  });
  parser.on('text', (value, decode) => {
    if (isText) text += decode(value);
  });
  parser.on('closeTag', (tag) => {
    const name = localName(tag);
    if (name === 'rPh') isGuide = false;
    if (name === 't') isText = false;
    if (name === 'si') texts.push(text);
  });
  parser.parse(xml);
  return texts;
}

interface SheetRow {
  /** Counted from 1; undefined if missing in the file. */
  number: number | undefined;
  cells: string[];
}

function readRows(xml: string, shared: readonly string[]): SheetRow[] {
  const rows: SheetRow[] = [];
  let row: string[] = [];
  let number: number | undefined;
  let [column, type, text, isValue] = [0, '', '', false];
  const parser = new Parser();
  parser.on('openTag', (tag, attributes, _decode, isClosed) => {
    const name = localName(tag);
    if (name === 'row') [row, number] = [[], Number(attributes().r) || undefined];
    if (name === 'c') {
      const { r = '', t = '' } = attributes();
      [column, type, text] = [r === '' ? row.length : parseColumn(r), t, ''];
    }
    isValue = (name === 'v' || name === 't') && !isClosed;
  });
  parser.on('text', (value, decode) => {
    if (isValue) text += decode(value);
  });
  parser.on('closeTag', (tag) => {
    const name = localName(tag);
    if (name === 'v' || name === 't') isValue = false;
    if (name === 'c' && column < widest) {
      while (row.length < column) row.push('');
      row[column] = cellText(type, text, shared);
    }
    if (name === 'row') rows.push({ number, cells: row });
  });
  parser.parse(xml);
  return rows;
}

/** The text of a cell. Truth values are stored as 1 and 0, which are also numbers of people. */
function cellText(type: string, text: string, shared: readonly string[]) {
  if (type === 's') return shared[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  return type === '' || type === 'n' ? plainNumber(text) : text;
}

/** Long numbers are stored with an exponent, which no phone number has. */
const plainNumber = (text: string) => (/^\d[\d.]*E\+?\d+$/i.test(text) ? String(Number(text)) : text);

/** The maximum columns of a sheet (ECMA-376). */
const widest = 16_384;

/** `C7` is column 2. */
function parseColumn(address: string) {
  let column = 0;
  for (const letter of /^[A-Z]+/.exec(address)?.[0] ?? 'A') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
