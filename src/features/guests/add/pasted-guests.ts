import type { GuestTexts } from '../../../domain/guest/guest-texts.ts';
import { findHeader } from '../../../domain/guest/list-header.ts';
import { findPeopleInName } from '../../../domain/guest/people-count.ts';
import { normalizePhone } from '../../../domain/guest/phone.ts';
import { splitPhoneFromName } from '../../../domain/guest/phone-in-name.ts';
import { dropListMarks } from '../../../domain/list-marks.ts';
import { toLatinDigits } from '../../../i18n/digits.ts';

const separators = ['\t', ';', ','] as const;

/** Splits one line of a table; quotes around a cell are those of a spreadsheet. */
const splitLine = (line: string, separator: string) =>
  line.split(separator).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"'),
  );

/** In the order in which they count for a column that has as many cells of one as of another. */
const cellKinds = ['phone', 'count', 'text', 'other'] as const;
type CellKind = (typeof cellKinds)[number] | 'empty';

/** 12.05.2030 and 2030-05-12: of no field. */
const isDateCell = (cell: string) =>
  /^(?:\d{1,2}([./-])\d{1,2}\1(?:\d{2}|\d{4})|\d{4}([./-])\d{1,2}\2\d{1,2})$/.test(toLatinDigits(cell));
const isPhoneCell = (cell: string) => /^\+?[\d./]{7,15}$/.test(normalizePhone(cell));
/** Also 2-3 and 1000: the form shows their errors. */
const isCountCell = (cell: string) => /^[+\d.,\s\p{Pd}]*\d[+\d.,\s\p{Pd}]*$/u.test(toLatinDigits(cell));

function getCellKind(cell: string): CellKind {
  if (cell === '') return 'empty';
  if (isDateCell(cell) || cell.includes('@')) return 'other';
  if (isPhoneCell(cell)) return 'phone';
  return isCountCell(cell) ? 'count' : 'text';
}

/** The kind that most filled cells of each column have. */
function getColumnKinds(rows: readonly (readonly CellKind[])[]): CellKind[] {
  const width = Math.max(...rows.map((kinds) => kinds.length));
  return Array.from({ length: width }, (_, column) => {
    const count = (kind: CellKind) => rows.filter((kinds) => kinds[column] === kind).length;
    const most = Math.max(...cellKinds.map(count));
    return most === 0 ? 'empty' : (cellKinds.find((kind) => count(kind) === most) ?? 'empty');
  });
}

/**
 * Whether a row is read by the columns of its block, so that a 12 among phone numbers is a wrong number and not twelve
 * people. A line typed by hand may have its number, or a number of people, in another place.
 */
const isInColumns = (kinds: readonly CellKind[], columns: readonly CellKind[]) =>
  kinds.includes('phone')
    ? kinds.some((kind, column) => kind === 'phone' && columns[column] === 'phone')
    : !kinds.some((kind, column) => kind === 'count' && columns[column] === 'text');

/**
 * Assigns the cells of a line to the fields of a guest: the first phone number, the name, and the counts after the name.
 * A number before the name is the one of the line, unless it is the only one.
 */
function parseCells(cells: readonly string[], kinds: readonly CellKind[]): Partial<GuestTexts> {
  const getCells = (kind: CellKind, from = 0) =>
    kinds.flatMap((each, column) => (each === kind && column >= from ? [cells[column] ?? ''] : []));
  // A name may be in two cells, family and given name; a remark or an address follows the numbers.
  const first = kinds.indexOf('text');
  const last = kinds.findIndex((kind, column) => column > first && kind !== 'text');
  const name = first < 0 ? [] : cells.slice(first, last < 0 ? undefined : last);
  const after = getCells('count', first);
  const [invitees = '', inviteeOnCard = ''] = after.length > 0 ? after : getCells('count');
  return {
    name: name.filter(Boolean).join(' '),
    phone: getCells('phone').find(Boolean) ?? '',
    invitees,
    inviteeOnCard,
  };
}

/** "Ada +1" are two people, unless the line has another number. How many a family is, the form asks. */
function withPeopleInName<Guest extends Partial<GuestTexts>>(guest: Guest): Guest {
  if (guest.invitees) return guest;
  const { name, people } = findPeopleInName(guest.name ?? '');
  return people === undefined ? guest : { ...guest, name, invitees: String(people ?? '?') };
}

/** Whether each row begins with its own number: 1, 2, 3. */
const isNumbered = (rows: readonly (readonly string[])[]) =>
  rows.length > 1 &&
  rows.every(([first = '', ...cells], row) => cells.length > 0 && toLatinDigits(first) === String(row + 1));

/**
 * Parses lines copied from a spreadsheet or a list: cells separated by tab, semicolon or comma. A block has one shape,
 * which most of its rows show.
 * @param isSingleGuest the form has no numbers of people, so none are taken
 * @returns undefined for a single text, which is pasted as usual
 */
export function parsePastedGuests(text: string, isSingleGuest = false): Partial<GuestTexts>[] | undefined {
  const lines = dropListMarks(text.split(/\r\n?|\n/).filter((line) => line.trim() !== ''));
  const separator = separators.find((each) => lines.some((line) => line.includes(each)));
  if (lines.length < 2 && separator !== '\t') return undefined;
  const all = lines.map((line) => (separator === undefined ? [line.trim()] : splitLine(line, separator)));
  // The names of the columns are no guest.
  const header = all.length > 1 ? findHeader(all) : -1;
  const guests = all.filter((_, row) => row !== header);
  const rows = isNumbered(guests) ? guests.map(([, ...cells]) => cells) : guests;
  const kinds = rows.map((cells) => cells.map(getCellKind));
  const columns = getColumnKinds(kinds);
  return rows.map((cells, place) => {
    const own = kinds[place] ?? [];
    const guest = parseCells(cells, isInColumns(own, columns) ? columns : own);
    const split = guest.phone ? guest : { ...guest, ...splitPhoneFromName(guest.name ?? '') };
    return isSingleGuest ? { ...split, invitees: '', inviteeOnCard: '' } : withPeopleInName(split);
  });
}
