import { unzipSync } from 'fflate';
import { Parser } from 'saxen';

/** A sheet of a workbook. */
interface Sheet {
  name: string;
  /** Its rows as texts. A hidden row is empty, so that the others keep their numbers. */
  read(onHidden?: () => void): Generator<string[]>;
}

type Zip = ReturnType<typeof openZip>;

/** A part that is larger than this unpacked, in bytes, is no guest list, and could fill the memory. */
const maxPartSize = 200_000_000;

/**
 * The absolute, comparable form of the name of a part: programs write it in any case, and with backslashes, which are
 * slashes in an address.
 * @param base the part that refers to it with a relative name
 */
const toPartName = (name: string, base = '') =>
  new URL(name, `https://archive${base}`).pathname.toLowerCase();

/** Opens a zip archive. Synchronous: the library's other calls start workers, which the policy forbids. */
const openZip = (bytes: Uint8Array) => ({
  /** The text of a part; '' if the archive has no such part. @throws for a damaged archive */
  readText(path: string): string {
    const wanted = toPartName(path);
    const [part] = Object.values(
      unzipSync(bytes, {
        filter: ({ name, originalSize }) => toPartName(name) === wanted && originalSize <= maxPartSize,
      }),
    );
    return new TextDecoder().decode(part);
  },
});

/**
 * Opens a workbook (ECMA-376), whose visible sheets are read row by row. Formulas give their saved result, and numbers
 * their stored form.
 * @throws for anything but a workbook
 */
export function openWorkbook(bytes: Uint8Array): Sheet[] {
  const zip = openZip(bytes);
  const { sheets, strings } = findParts(zip);
  const shared = readSharedStrings(zip.readText(strings));
  return sheets.map(({ name, path }) => ({
    name,
    read: (onHidden) => readSheet(zip.readText(path), shared, onHidden),
  }));
}

/** The parts of a workbook, by their relations: programs differ in the names and folders. */
function findParts(zip: Zip) {
  const read = (path: string, name: string) => readTags(zip.readText(path), name);
  const isOf = (type: string) => (relation: Attributes) => relation['Type']?.endsWith(`/${type}`) ?? false;

  const root = read('_rels/.rels', 'Relationship').find(isOf('officeDocument'))?.['Target'];
  const book = toPartName(root ?? 'xl/workbook.xml');
  const relations = read(book.replace(/[^/]+$/, '_rels/$&.rels'), 'Relationship');
  const sheets = read(book, 'sheet')
    .filter(({ state = 'visible' }) => state === 'visible')
    .flatMap(({ name = '', ...sheet }) => {
      const id = Object.entries(sheet).find(([key]) => key.endsWith(':id'))?.[1];
      // A sheet may also be a chart.
      const related = relations.filter(({ Id }) => Id === id).filter(isOf('worksheet'));
      return related.map(({ Target = '' }) => ({ name, path: toPartName(Target, book) }));
    });
  if (sheets.length === 0) throw new Error('No sheet');
  const { Target = 'sharedStrings.xml' } = relations.find(isOf('sharedStrings')) ?? {};
  return { sheets, strings: toPartName(Target, book) };
}

/** Decodes the escapes of characters in texts: `_x000D_` is a carriage return. */
const decodeEscapes = (text: string) =>
  text.replaceAll(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const readSharedStrings = (xml: string) => [
  ...readPart<string>(xml, { onClose: (name, text) => (name === 'si' ? decodeEscapes(text) : undefined) }),
];

interface SheetRow {
  /** Counted from 1. */
  number: number;
  cells: string[];
  isHidden: boolean;
}

/** The maximum gap that is filled: a sheet may have a lone cell in its millionth row. */
const maxEmptyRows = 20_000;

function* readSheet(xml: string, shared: readonly string[], onHidden: () => void = () => {}) {
  let last = 0;
  for (const { number, cells, isHidden } of readRows(xml, shared)) {
    // The file may omit empty rows; they are added, so that a row keeps its number.
    for (; last < number - 1 && last < maxEmptyRows; last += 1) yield [];
    last = number;
    if (isHidden && cells.some((cell) => cell !== '')) onHidden();
    yield isHidden ? [] : cells;
  }
}

function readRows(xml: string, shared: readonly string[]) {
  let row: SheetRow = { number: 0, cells: [], isHidden: false };
  let [column, type] = [0, ''];
  return readPart<SheetRow>(xml, {
    onOpen(name, getAttributes) {
      if (name === 'row') {
        const { r = '', hidden = '', ht = '' } = getAttributes();
        row = {
          number: Number(r) || row.number + 1,
          cells: [],
          isHidden: hidden === '1' || hidden === 'true' || /^0[.0]*$/.test(ht),
        };
      } else if (name === 'c') {
        const { r = '', t = '' } = getAttributes();
        [column, type] = [r === '' ? row.cells.length : parseColumn(r), t];
      }
      return undefined;
    },
    onClose(name, text) {
      const { cells } = row;
      if (name === 'c' && column < maxColumns && text !== '') {
        while (cells.length < column) cells.push('');
        cells[column] = formatCell(type, text, shared);
      }
      return name === 'row' ? row : undefined;
    },
  });
}

/** The text of a cell. Truth values are stored as 1 and 0, which are also numbers of people. */
function formatCell(type: string, text: string, shared: readonly string[]) {
  if (type === 's') return shared[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  return type === '' || type === 'n' ? formatNumber(text) : decodeEscapes(text);
}

/** Long numbers are stored with an exponent, which no phone number has. */
const formatNumber = (text: string) => (/^[\d.]+E\+?\d+$/i.test(text) ? String(Number(text)) : text);

/** The maximum columns of a sheet (ECMA-376). */
const maxColumns = 16_384;

/** `C7` is column 2. */
function parseColumn(address: string) {
  let column = 0;
  for (let at = 0; at < address.length; at += 1) {
    const letter = address.charCodeAt(at) & 0xdf;
    if (letter < 65) break;
    column = column * 26 + letter - 64;
  }
  return Math.max(0, column - 1);
}

/** The attributes of an element; those of `readPart` are not decoded. */
type Attributes = Record<string, string>;

interface PartReader<T> {
  onOpen?(name: string, getAttributes: () => Attributes, decode: (text: string) => string): T | undefined;
  /** @param text the content of the `<t>` and `<v>` of a cell or a shared string, without phonetic guides (`rPh`) */
  onClose?(name: string, text: string): T | undefined;
}

/** How much of a part is parsed at once, in UTF-16 units. */
const pieceLength = 64 * 1024;

/** Parses a part in pieces, and gives what each has found. */
function* readPart<T>(xml: string, { onOpen, onClose }: PartReader<T>): Generator<T> {
  if (xml === '') return;
  let [text, isText, isGuide] = ['', false, false];
  let found: T[] = [];
  const add = (item: T | undefined) => item !== undefined && found.push(item);
  const parser = new Parser();
  parser.on('openTag', (tag, getAttributes, decode) => {
    const name = getLocalName(tag);
    if (name === 'c' || name === 'si') text = '';
    if (name === 'rPh') isGuide = true;
    isText = !isGuide && (name === 't' || name === 'v');
    add(onOpen?.(name, getAttributes, decode));
  });
  parser.on('text', (value, decode) => {
    if (isText) text += value.includes('&') ? decode(value) : value;
  });
  parser.on('cdata', (value) => {
    if (isText) text += value;
  });
  parser.on('closeTag', (tag) => {
    const name = getLocalName(tag);
    if (name === 'rPh') isGuide = false;
    isText = false;
    add(onClose?.(name, text));
  });
  for (let at = 0; at < xml.length; at += pieceLength) {
    parser.write(xml.slice(at, at + pieceLength));
    yield* found;
    found = [];
  }
  parser.end();
}

const getLocalName = (name: string) => name.slice(name.indexOf(':') + 1);

/** The attributes of each element of a name. */
const readTags = (xml: string, wanted: string) => [
  ...readPart<Attributes>(xml, {
    onOpen: (name, getAttributes, decode) =>
      name === wanted
        ? Object.fromEntries(Object.entries(getAttributes()).map(([key, value]) => [key, decode(value)]))
        : undefined,
  }),
];
