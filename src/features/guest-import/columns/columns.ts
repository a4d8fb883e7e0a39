import {
  type ColumnField,
  type ColumnKind,
  findColumnKind,
  getRepeatedName,
  isNamedAfter,
  isPhrase,
  isSide,
  rankColumnName,
} from '../../../domain/guest/column-names.ts';
import { type Content, findContent, isFilledRow, isNothing, type Rows } from './cells.ts';
import { parseCount } from '../../../domain/guest/people-count.ts';
import { findHeader } from '../../../domain/guest/list-header.ts';
import { toSearchable } from '../../../i18n/matches-query.ts';

/** The mapping of a table's columns to guests. */
export interface Mapping {
  /** The index of the row with the names of the columns; -1 if there is none. Rows above it are not imported. */
  header: number;
  /**
   * One field per column. Several columns may be phones, of which each guest has one, or numbers of people, which are
   * added; other fields occur once in a list.
   */
  fields: ColumnField[];
  /** The first columns of lists beside the first one, such as the groom's guests beside the bride's. */
  lists?: readonly number[];
}

/** How many rows are used to recognise a column without a name. */
const sampleSize = 50;

/** A column with a name or with content. */
interface Column {
  place: number;
  name: string;
  kind: ColumnKind | undefined;
  /** The rows with a value. */
  cells: readonly string[];
  content: Content;
  /** Of several columns of a field, the lowest rank counts. */
  rank: number;
}

/** The number of columns: that of the longest row. */
const countColumns = (rows: Rows) => rows.reduce((most, row) => Math.max(most, row.length), 0);

/** Guesses the mapping by the names of the columns, otherwise by their content. */
export function guessMapping(rows: Rows): Mapping {
  const header = findHeader(rows);
  const head = rows[header] ?? [];
  const sample = rows.slice(header + 1, header + 1 + sampleSize);
  const fields = Array.from({ length: countColumns(rows) }, (): ColumnField => 'ignore');
  const columns = [...fields.keys()].flatMap((place) => {
    const name = head[place] ?? '';
    const cells = sample.flatMap((row) => row[place] || []);
    return name === '' && cells.length === 0 ? [] : [readColumn(place, name, cells)];
  });
  const lists = findLists(columns);
  for (const [start, end] of getRanges({ fields, lists })) {
    const own = columns.filter(({ place }) => place >= start && place < end);
    for (const [{ place }, field] of assignFields(own, header >= 0)) fields[place] = field;
  }
  return { header, fields, ...(lists.length > 0 && { lists }) };
}

function readColumn(place: number, name: string, all: readonly string[]): Column {
  const cells = all.filter((cell) => !isNothing(cell));
  const isNumbering = isRunning(cells, place);
  const found = findContent(cells);
  const content = found === 'count' && isNumbering && name === '' ? 'other' : found;
  const column = { place, name, kind: findColumnKind(name), cells, content, rank: 0 };
  // An empty column counts last. Without names, a column of full names counts before others, and running numbers do
  // not.
  const isUnlikely = content === 'name' ? !hasFullNames(column) : isNumbering;
  return {
    ...column,
    rank: rankColumnName(name) + Number(isUnlikely) / 2 + (cells.length === 0 ? 1_000 : 0),
  };
}

/** Whether numbers count up by one from row to row; two of them only at the start of the rows, from 1. */
function isRunning(cells: readonly string[], place: number) {
  const numbers = cells.map((cell) => Number(toSearchable(cell)));
  const [first = 0] = numbers;
  const isLong = numbers.length > 2 || (numbers.length === 2 && place === 0 && first === 1);
  return isLong && numbers.every((each, at) => each === first + at);
}

/** Whether most cells are a full name, of two to four words. */
const hasFullNames = ({ content, cells }: Pick<Column, 'content' | 'cells'>) =>
  content === 'name' &&
  isMost(cells, (cell) => /^[\p{Lu}\p{Lo}]\S*(?:\s+[\p{Lu}\p{Lo}]\S*){1,3}$/u.test(cell));

const isMost = (cells: readonly string[], is: (cell: string) => boolean) =>
  cells.filter(is).length > cells.length / 2;

/** The columns of each list: the first, and the one after the last. */
export function getRanges({ fields, lists = [] }: Pick<Mapping, 'fields' | 'lists'>) {
  const starts = [0, ...lists];
  return starts.map((start, at) => [start, starts[at + 1] ?? fields.length] as const);
}

const isPhones = ({ kind, content }: Column) =>
  kind === 'phone' || (kind === undefined && content === 'phone');

/** Whether a column names people who may be guests. */
const hasPeople = ({ kind, content }: Column) =>
  content === 'name' && (kind === 'name' || kind === 'firstName' || kind === undefined);

/**
 * Finds lists beside the first one: the name of their column of people repeats an earlier one, or that of their phones
 * does. Other people of a guest, such as a contact for emergencies, are no list.
 */
function findLists(columns: readonly Column[]): number[] {
  const lists: number[] = [];
  let own: Column[] = [];
  for (const [at, column] of columns.entries()) {
    if (hasPeople(column)) {
      const people = own.filter(hasPeople);
      const rest = columns.slice(at + 1);
      const next = rest.findIndex(
        (other) => hasPeople(other) && other.kind !== undefined && other.kind !== 'lastName',
      );
      const phone = rest.slice(0, next < 0 ? rest.length : next).find(isPhones);
      const isAgain = people.some(
        ({ name }) => name !== '' && getRepeatedName(name) === getRepeatedName(column.name),
      );
      const isPaired = phone && own.some((other) => isPhones(other) && other.name === phone.name);
      const isList =
        (isSide(column.name) && people.some(({ name }) => isSide(name))) ||
        (column.kind === undefined
          ? isPaired && (column.name !== '' || hasFullNames(column))
          : isAgain && ((phone && own.some(isPhones)) || !/\p{Nd}$/u.test(column.name)));
      const isCopy = people.some(({ cells }) => isMost(column.cells, (cell) => cells.includes(cell)));
      if (people.length > 0 && isList && !isCopy) {
        lists.push(column.place);
        own = [];
      }
    }
    own.push(column);
  }
  return lists;
}

/** Assigns the columns of one list. */
function assignFields(columns: readonly Column[], hasNames: boolean): Map<Column, ColumnField> {
  const fields = new Map(
    columns.map((column) => [column, hasNames ? guessByName(column) : guessByContent(column)]),
  );
  const has = (...some: ColumnField[]) =>
    columns.some((column) => column.cells.length > 0 && some.includes(fields.get(column) ?? 'ignore'));
  /** Gives a field to the likeliest column of an unknown name whose content looks like it. */
  const give = (field: ColumnField) => {
    const [best] = columns
      .filter((column) => column.kind === undefined && guessByContent(column) === field)
      .sort((one, other) => one.rank - other.rank);
    if (best) fields.set(best, field);
  };
  if (!has('phone')) give('phone');
  if (!has('name', 'firstName', 'lastName')) {
    // "Party" names the guests, or their number.
    const party = columns.find((column) => fields.get(column) === 'invitees' && column.content === 'name');
    if (party) fields.set(party, 'name');
    else give('name');
  }
  dropRepeats(columns, fields);
  dropPhonesOfOthers(columns, fields);
  completeNames(columns, fields);
  return fields;
}

/** The field of a column without a name. */
function guessByContent({ content }: Column): ColumnField {
  if (content === 'count') return 'invitees';
  return content === 'phone' || content === 'name' ? content : 'ignore';
}

/** The field of a column with a name, if its content fits. */
function guessByName({ kind, name, content, cells }: Column): ColumnField {
  const isEmpty = cells.length === 0;
  if (
    kind === undefined ||
    kind === 'someone' ||
    kind === 'thing' ||
    kind === 'adults' ||
    kind === 'children'
  )
    return 'ignore';
  if (kind === 'phone') {
    // A column named after a place may hold something else.
    if (/^(?:home|work|office)$/i.test(name)) return content === 'phone' ? kind : 'ignore';
    return !isPhrase(name) || isEmpty || isMost(cells, (cell) => /(?:\p{Nd}\P{Nd}*){7}/u.test(cell))
      ? kind
      : 'ignore';
  }
  if (kind === 'isWAPhone') return content === 'phone' ? content : kind;
  if (kind === 'name') {
    // "Guests" and "Davetli" name people, or their number; with 0 it is that of the people they bring.
    if (content === 'count') return cells.some((cell) => parseCount(cell) === 0) ? 'plusOnes' : 'invitees';
    return !isPhrase(name) || isEmpty || content === 'name' ? kind : 'ignore';
  }
  return isPhrase(name) && (content === 'phone' || content === 'code') ? 'ignore' : kind;
}

/**
 * The columns that are parts of a number: adults and children are added, unless a column has the sum. Without adults,
 * each child is one person more, and so is each further name of an invitation, "Guest 2".
 */
function findParts(columns: readonly Column[], fields: Map<Column, ColumnField>): Set<Column> {
  const filled = columns.filter(({ cells }) => cells.length > 0);
  const hasTotal = filled.some((column) => fields.get(column) === 'invitees');
  const hasAdults = filled.some(({ kind }) => kind === 'adults');
  const names = columns.map(({ kind, name }) => (kind === 'name' ? getRepeatedName(name) : ''));
  const parts = columns.filter(
    ({ kind, name, content }, at) =>
      kind === 'adults' ||
      kind === 'children' ||
      (content !== 'count' && /\p{Nd}$/u.test(name) && names.slice(0, at).includes(names[at] || '-')),
  );
  for (const part of parts) fields.set(part, hasTotal ? 'ignore' : hasAdults ? 'invitees' : 'plusOnes');
  return new Set(parts);
}

/**
 * The column of the lowest rank keeps a field, then the first; so do parts of a number, and other columns of phones.
 */
function dropRepeats(columns: readonly Column[], fields: Map<Column, ColumnField>) {
  const parts = findParts(columns, fields);
  const best = new Map<ColumnField | undefined, Column>();
  for (const column of columns) {
    const before = best.get(fields.get(column));
    if (!parts.has(column) && !(before && before.rank <= column.rank)) best.set(fields.get(column), column);
  }
  for (const column of columns) {
    const field = fields.get(column);
    const isKept = parts.has(column) || (field === 'phone' && ['phone', 'other'].includes(column.content));
    if (best.get(field) !== column && !isKept) fields.set(column, 'ignore');
  }
}

/**
 * A phone after another column of people, or named after one, is theirs. With a single phone, a partner shares it, but
 * no contact for emergencies.
 */
function dropPhonesOfOthers(columns: readonly Column[], fields: Map<Column, ColumnField>) {
  const others = columns.filter(
    (column) => column.content === 'name' && !ownNames.has(fields.get(column) ?? 'ignore'),
  );
  const phones = new Set<string>();
  let isOthers = false;
  for (const [at, column] of columns.entries()) {
    const { kind, content, name } = column;
    if (fields.get(column) === 'phone') {
      if (isOthers || others.some((other) => isNamedAfter(name, other.name))) fields.set(column, 'ignore');
      else phones.add(name);
    } else if (kind === 'someone') isOthers = true;
    else if (content === 'name' && phones.size > 0 && !ownNames.has(fields.get(column) ?? 'ignore')) {
      const next = columns[at + 1];
      const isAgain = next !== undefined && isPhones(next) && phones.has(next.name);
      if (kind === undefined ? isAgain || hasFullNames(column) : peopleKinds.has(kind)) isOthers = true;
    }
  }
}

const ownNames = new Set<ColumnField>(['name', 'firstName', 'lastName']);
const peopleKinds = new Set<ColumnKind>(['name', 'firstName', 'plusOnes', 'children']);

/**
 * A first name without a last name is the name, and a name beside a last name that it does not hold is the first name.
 */
function completeNames(columns: readonly Column[], fields: Map<Column, ColumnField>) {
  const find = (field: ColumnField) => columns.find((column) => fields.get(column) === field);
  const [name, first, last] = [find('name'), find('firstName'), find('lastName')];
  if (first && !name && !last) fields.set(first, 'name');
  const isFull = (cell: string) =>
    last?.cells.some((each) => cell.toLowerCase().includes(each.toLowerCase()));
  if (name && !first && last?.cells.length && !isMost(name.cells, (cell) => isFull(cell) === true))
    fields.set(name, 'firstName');
}

/**
 * Assigns another field to a column. The column of the same list that had it is ignored from then on, except phones and
 * people besides the guest.
 */
export function changeField(mapping: Mapping, column: number, field: ColumnField): Mapping {
  const [start, end] = getRanges(mapping).findLast(([first]) => first <= column) ?? [0, 0];
  const isMoved = (before: ColumnField, place: number) =>
    place >= start && place < end && before === field && field !== 'phone' && field !== 'plusOnes';
  return {
    ...mapping,
    fields: mapping.fields.map((before, place) =>
      place === column ? field : isMoved(before, place) ? 'ignore' : before,
    ),
  };
}

/** Imports the first list alone: the columns of the others are ignored. */
export const dropLists = ({ header, fields, lists = [] }: Mapping): Mapping => ({
  header,
  fields: fields.map((field, place) => (place < (lists[0] ?? fields.length) ? field : 'ignore')),
});

/** Whether the table can be imported: one column must be the name. */
export const hasName = ({ fields }: Pick<Mapping, 'fields'>) =>
  fields.some((field) => field === 'name' || field === 'firstName' || field === 'lastName');

/** How many rows with content are above the names of the columns, such as a title. They are not imported. */
export const countLeftOut = (rows: Rows, header: number) =>
  rows.slice(0, Math.max(0, header)).filter(isFilledRow).length;

/** How much a table looks like a guest list: it has names of guests, and as many other known columns as possible. */
export function rateList(rows: Rows): number {
  const mapping = guessMapping(rows);
  if (!hasName(mapping) || !rows.slice(mapping.header + 1).some(isFilledRow)) return 0;
  return mapping.fields.filter((field) => field !== 'ignore').length + Number(mapping.header >= 0);
}

/** The columns with content below the names, in order. */
export const findFilledColumns = (rows: Rows, { header, fields }: Mapping): number[] =>
  [...fields.keys()].filter((column) => rows.some((row, at) => at > header && row[column]));

/**
 * Whether the mapping is complete: there is a name, and every column with content is mapped, except those that our own
 * export or a form adds.
 */
export const isComplete = (rows: Rows, mapping: Mapping) =>
  hasName(mapping) &&
  findFilledColumns(rows, mapping).every(
    (column) =>
      mapping.fields[column] !== 'ignore' || findColumnKind(rows[mapping.header]?.[column]) === 'ignore',
  );

/** Up to three different, non-empty values of a column, to recognise it. */
export function getSampleValues(rows: Rows, { header }: Mapping, column: number): string[] {
  const samples: string[] = [];
  for (const row of rows.slice(header + 1, header + 1 + sampleSize)) {
    const cell = row[column] ?? '';
    if (cell !== '' && samples.length < 3 && !samples.includes(cell)) samples.push(cell);
  }
  return samples;
}
