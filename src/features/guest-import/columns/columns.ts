import { type ColumnField, findColumnField, rankColumnName } from './column-names.ts';
import { isFilledRow, parseCount, type Rows } from './cells.ts';
import { findHeader } from '../source/header.ts';

/** How the columns of a table map to guests. */
export interface Mapping {
  /** The index of the row with the names of the columns; -1 if there is none. Rows above it are not imported. */
  header: number;
  /** One field per column. Several columns may be phones, of which each guest has one; other fields occur once. */
  fields: ColumnField[];
}

/** How many rows are used to recognise a column without a name. */
const looked = 50;

/** The number of columns: that of the longest row. */
export const countColumns = (rows: Rows) => rows.reduce((most, row) => Math.max(most, row.length), 0);

/** Guesses the mapping by the headings, otherwise by the content of the columns. */
export function guessMapping(rows: Rows): Mapping {
  const header = findHeader(rows);
  const head = rows[header] ?? [];
  const sample = rows.slice(header + 1, header + 1 + looked);
  const getCells = (column: number) => sample.flatMap((row) => row[column] || []);
  const fields = Array.from({ length: countColumns(rows) }, (_, column) => {
    const cells = getCells(column);
    if (header < 0) return guessField(cells);
    const field = findColumnField(head[column]) ?? 'ignore';
    const content = guessField(cells);
    // A column "WhatsApp" may hold numbers, and one named after a place something else.
    if (field === 'isWAPhone' && content === 'phone') return 'phone';
    if (/^(?:home|work|office)$/i.test(head[column] ?? '') && content !== 'phone') return 'ignore';
    if (field !== 'name' || content !== 'invitees') return field;
    // "Guests" and "Davetli" name people, or their number; with 0 it is that of the people they bring.
    return cells.some((cell) => parseCount(cell) === 0) ? 'plusOnes' : 'invitees';
  });
  /** Gives a field to the first column of an unknown name whose content looks like it. */
  const giveByContent = (field: ColumnField) => {
    const isUnknown = (column: number) => findColumnField(head[column]) === undefined;
    const place = fields.findIndex(
      (_, column) => isUnknown(column) && guessField(getCells(column)) === field,
    );
    if (place >= 0) fields[place] = field;
  };
  if (!fields.includes('phone')) giveByContent('phone');
  if (!hasName({ fields })) {
    // "Party" names the guests, or their number.
    const party = fields.findIndex(
      (field, column) => field === 'invitees' && guessField(getCells(column)) === 'name',
    );
    if (party >= 0) fields[party] = 'name';
    else giveByContent('name');
  }
  const rank = (column: number) =>
    rankColumnName(head[column]) + (getCells(column).length === 0 ? emptyRank : 0);
  const isPhone = (column: number) => ['phone', 'ignore'].includes(guessField(getCells(column)));
  return { header, fields: withoutRepeats(fields, rank, isPhone) };
}

/** Above the ranks of all names: of several columns, an empty one counts last. */
const emptyRank = 1_000;

const isNumber = (cell: string) => /^[+(\d٠-٩۰-۹][\d٠-٩۰-۹\s()./-]{6,}$/.test(cell);

/** @param filled the cells of a column that are not empty */
function guessField(filled: readonly string[]): ColumnField {
  const mostly = (is: (cell: string) => boolean) => filled.filter(is).length > filled.length / 2;
  if (filled.length === 0) return 'ignore';
  if (mostly(isNumber)) return 'phone';
  if (mostly((cell) => typeof parseCount(cell) === 'number')) return 'invitees';
  return mostly((cell) => /\p{L}/u.test(cell)) ? 'name' : 'ignore';
}

/**
 * The column of the lowest rank keeps a field, then the first; so do other columns of phones. A first name without a last
 * name is the name.
 */
function withoutRepeats(
  fields: readonly ColumnField[],
  rank: (column: number) => number,
  isPhone: (column: number) => boolean,
): ColumnField[] {
  const isBest = (field: ColumnField, place: number) =>
    fields.every(
      (other, at) => other !== field || rank(at) > rank(place) || (rank(at) === rank(place) && at >= place),
    );
  const once = fields.map((field, place) =>
    isBest(field, place) || (field === 'phone' && isPhone(place)) ? field : 'ignore',
  );
  const isAlone = !once.includes('name') && !once.includes('lastName');
  return once.map((field) => (isAlone && field === 'firstName' ? 'name' : field));
}

/** Assigns another field to a column; the column that had it is ignored from then on, except a phone. */
export const changeField = (
  { fields, ...mapping }: Mapping,
  column: number,
  field: ColumnField,
): Mapping => ({
  ...mapping,
  fields: fields.map((before, place) =>
    place === column ? field : before === field && field !== 'phone' ? 'ignore' : before,
  ),
});

/** Whether the table can be imported: one column must be the name. */
export const hasName = ({ fields }: Pick<Mapping, 'fields'>) =>
  fields.some((field) => field === 'name' || field === 'firstName' || field === 'lastName');

/** How much a table looks like a guest list: it has names of guests, and as many other known columns as possible. */
export function rateList(rows: Rows): number {
  const mapping = guessMapping(rows);
  if (!hasName(mapping) || !rows.slice(mapping.header + 1).some(isFilledRow)) return 0;
  return mapping.fields.filter((field) => field !== 'ignore').length + Number(mapping.header >= 0);
}

/**
 * Whether the mapping is complete: there is a name, and every column with content is mapped, except those that our own
 * export adds.
 */
export const isComplete = (rows: Rows, mapping: Mapping) =>
  hasName(mapping) &&
  mapping.fields.every(
    (field, column) =>
      field !== 'ignore' ||
      findColumnField(rows[mapping.header]?.[column]) === 'ignore' ||
      getSampleValues(rows, mapping, column).length === 0,
  );

/** Up to three different, non-empty values of a column, to recognise it. */
export function getSampleValues(rows: Rows, { header }: Mapping, column: number): string[] {
  const samples: string[] = [];
  for (const row of rows.slice(header + 1, header + 1 + looked)) {
    const cell = row[column] ?? '';
    if (cell !== '' && samples.length < 3 && !samples.includes(cell)) samples.push(cell);
  }
  return samples;
}
