import { unzipSync } from 'fflate';
import { type Attributes, readPart, readTags } from './xml-part.ts';

/** A sheet of a workbook. */
interface Sheet {
  name: string;
  /** Its rows as texts. A hidden row is empty, so that the others keep their numbers. */
  read(onHidden?: () => void): AsyncGenerator<string[]>;
}

type Zip = Awaited<ReturnType<typeof openZip>>;

/** A part that is larger than this unpacked, in bytes, is no guest list, and could fill the memory. */
const largestPart = 200_000_000;

/**
 * The absolute, comparable form of the name of a part: programs write it in any case, and with backslashes, which are
 * slashes in an address.
 * @param base the part that refers to it with a relative name
 */
const toPartName = (name: string, base = '') =>
  new URL(name, `https://archive${base}`).pathname.toLowerCase();

/** Opens a zip archive. Synchronous: the library's other calls start workers, which the policy forbids. */
async function openZip(file: Blob) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return {
    /** The text of a part as a stream; undefined if the archive has no such part. @throws for a damaged archive */
    openText(path: string): ReadableStream<string> | undefined {
      const wanted = toPartName(path);
      const [part] = Object.values(
        unzipSync(bytes, {
          filter: ({ name, originalSize }) => toPartName(name) === wanted && originalSize <= largestPart,
        }),
      );
      return part && new Blob([part]).stream().pipeThrough(new TextDecoderStream());
    },
  };
}

/**
 * Opens a workbook (ECMA-376), whose visible sheets are read in slices. Formulas give their saved result, and numbers
 * their stored form.
 * @throws for anything but a workbook
 */
export async function openWorkbook(file: Blob, signal?: AbortSignal): Promise<Sheet[]> {
  const zip = await openZip(file);
  const { sheets, strings } = await findParts(zip, signal);
  const shared = await readSharedStrings(zip.openText(strings), signal);
  return sheets.map(({ name, path }) => ({
    name,
    async *read(onHidden) {
      yield* readSheet(zip.openText(path), shared, signal, onHidden);
    },
  }));
}

/**
 * The parts of a workbook: relations refer to them by their type, and the list of content types names those without a
 * relation. Programs differ in the names and folders.
 */
async function findParts(zip: Zip, signal?: AbortSignal) {
  const read = (path: string, name: string) => readTags(zip.openText(path), name, signal);
  const contents = await read('[Content_Types].xml', 'Override');
  const findContent = (end: string) =>
    contents.find(({ ContentType = '' }) => ContentType.endsWith(end))?.['PartName'];
  const isOf = (type: string) => (relation: Attributes) => relation['Type']?.endsWith(`/${type}`) ?? false;

  const root = (await read('_rels/.rels', 'Relationship')).find(isOf('officeDocument'))?.['Target'];
  const book = toPartName(root ?? findContent('.main+xml') ?? 'xl/workbook.xml');
  const relations = await read(book.replace(/[^/]+$/, '_rels/$&.rels'), 'Relationship');
  const sheets = (await read(book, 'sheet'))
    .filter(({ state = 'visible' }) => state === 'visible')
    .flatMap((sheet, place) => {
      const id = Object.entries(sheet).find(([key]) => key.endsWith(':id'))?.[1];
      const relation = relations.find(({ Id }) => Id === id) ?? {};
      // A sheet may also be a chart.
      if (!isOf('worksheet')({ Type: '/worksheet', ...relation })) return [];
      const target = relation['Target'] ?? `worksheets/sheet${place + 1}.xml`;
      return { name: sheet['name'] ?? '', path: toPartName(target, book) };
    });
  if (sheets.length === 0) throw new Error('No sheet');
  const strings = relations.find(isOf('sharedStrings'))?.['Target'] ?? findContent('.sharedStrings+xml');
  return { sheets, strings: toPartName(strings ?? 'sharedStrings.xml', book) };
}

/** Decodes the escapes of characters in texts: `_x000D_` is a carriage return. */
const decodeEscapes = (text: string) =>
  text.replaceAll(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

async function readSharedStrings(stream: ReadableStream<string> | undefined, signal?: AbortSignal) {
  const texts: string[] = [];
  const read = readPart(stream, signal, {
    onClose: (name, text) => (name === 'si' ? decodeEscapes(text) : undefined),
  });
  for await (const text of read) texts.push(text);
  return texts;
}

interface SheetRow {
  /** Counted from 1. */
  number: number;
  cells: string[];
  isHidden: boolean;
}

/** The maximum gap that is filled: a sheet may have a lone cell in its millionth row. */
const mostEmptyRows = 20_000;

async function* readSheet(
  sheet: ReadableStream<string> | undefined,
  shared: readonly string[],
  signal: AbortSignal | undefined,
  onHidden: () => void = () => {},
) {
  let last = 0;
  for await (const { number, cells, isHidden } of readRows(sheet, shared, signal)) {
    // The file may omit empty rows; they are added, so that a row keeps its number.
    for (; last < number - 1 && last < mostEmptyRows; last += 1) yield [];
    last = number;
    if (isHidden && cells.some((cell) => cell !== '')) onHidden();
    yield isHidden ? [] : cells;
  }
}

function readRows(
  sheet: ReadableStream<string> | undefined,
  shared: readonly string[],
  signal?: AbortSignal,
) {
  let row: SheetRow = { number: 0, cells: [], isHidden: false };
  let [column, type] = [0, ''];
  return readPart<SheetRow>(sheet, signal, {
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
      if (name === 'c' && column < widest) {
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
const widest = 16_384;

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
