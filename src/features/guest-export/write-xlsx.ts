import writeXlsxFile from 'write-excel-file/browser';
import type { Cell } from './guest-table.ts';

interface Workbook {
  /** The sheet's name: at most 31 characters, none of []:*?/\\. */
  name: string;
  /** The first row has the headings. */
  rows: readonly (readonly Cell[])[];
  isRightToLeft: boolean;
}

/**
 * Writes a workbook with one sheet: its first row is bold and frozen. Texts are stored as texts, so none can act as a
 * formula, and numbers as numbers.
 */
export function writeXlsx({ name, rows, isRightToLeft }: Workbook): Promise<Blob> {
  const [heads = [], ...others] = rows;
  const columns = heads.map((_, at) => ({ width: getWidth(rows, at) }));
  const data = [
    heads.map((head) => ({ ...toCell(head), fontWeight: 'bold' as const })),
    ...others.map((cells) => cells.map(toCell)),
  ];
  return writeXlsxFile(data, {
    sheet: name,
    columns,
    stickyRowsCount: 1,
    rightToLeft: isRightToLeft,
  }).toBlob();
}

const toCell = (cell: Cell): { value?: string | number } => {
  if (cell === undefined || cell === '') return {};
  return { value: typeof cell === 'number' ? cell : escapeCell(cell) };
};

/** As wide as the longest text of the first rows, in characters. */
const getWidth = (rows: readonly (readonly Cell[])[], column: number) =>
  Math.min(60, Math.max(8, ...rows.slice(0, 500).map((cells) => String(cells[column] ?? '').length + 2)));

/** The maximum length of a cell; Excel reports a file with longer ones as damaged. */
const longest = 32_767;

/** Escapes what Excel would read as another character, such as `_x0041_`. The library removes those that XML cannot contain. */
const escapeCell = (text: string) => {
  const escaped = text
    .slice(0, longest)
    .replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
    .replaceAll('\r', '_x000D_');
  // The library looks texts up in an object, and loses the names of its methods, such as `constructor`.
  return escaped in {} ? escaped.replace(/./, escapeCharacter) : escaped;
};

const escapeCharacter = (character: string) =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
