import type { GuestDraft } from '../../../domain/guest/guest-draft.ts';
import { normalizePhone } from '../../../domain/guest/phone.ts';
import { toLatinDigits } from '../../../i18n/digits.ts';
import { createRow, type GuestRow, isFilled } from './add-guests.ts';

const separators = ['\t', ';', ','] as const;

/** Splits one line of a table; quotes around a cell are those of a spreadsheet. */
const splitLine = (line: string, separator: string) =>
  line.split(separator).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"'),
  );

/** 12.05.2030 and 2030-05-12: of no field. */
const isDateCell = (cell: string) =>
  /^(?:\d{1,2}([./-])\d{1,2}\1(?:\d{2}|\d{4})|\d{4}([./-])\d{1,2}\2\d{1,2})$/.test(toLatinDigits(cell));
const isPhoneCell = (cell: string) => {
  if (isDateCell(cell)) return false;
  const phone = normalizePhone(cell).replace(/^\+/, '');
  return /^[\d./]{7,15}$/.test(phone);
};
/** Also 2-3 and 1000: the form says what is wrong with them. */
const isCountCell = (cell: string) =>
  !isPhoneCell(cell) &&
  !isDateCell(cell) &&
  /^[+\d.,\s\p{Pd}]*\d[+\d.,\s\p{Pd}]*$/u.test(toLatinDigits(cell));

/**
 * Assigns the cells of a line to the fields of a guest: a cell like a phone number, the name, and cells like a count
 * after it. A number before the name is the one of the line, unless it is the only one.
 */
function readCells(cells: readonly string[]): Partial<GuestDraft> {
  const phone = cells.find(isPhoneCell) ?? '';
  // A name may be in two cells, family and given name; a remark or an address follows the numbers.
  const texts = cells.map(
    (cell) => cell !== phone && cell !== '' && !isCountCell(cell) && !isDateCell(cell) && !cell.includes('@'),
  );
  const first = texts.indexOf(true);
  const last = texts.indexOf(false, first);
  const name = first < 0 ? '' : cells.slice(first, last < 0 ? undefined : last).join(' ');
  const isCount = (cell: string) => cell !== phone && isCountCell(cell);
  const after = cells.slice(Math.max(first, 0)).filter(isCount);
  const [invitees = '', inviteeOnCard = ''] = after.length > 0 ? after : cells.filter(isCount);
  return { name, phone, invitees, inviteeOnCard };
}

/**
 * Parses lines copied from a spreadsheet or a list: cells separated by tab, semicolon or comma.
 * @param isSingleGuest the form has no numbers of people, so none are taken
 * @returns undefined for a single text, which is pasted as usual
 */
export function parsePastedGuests(text: string, isSingleGuest = false): Partial<GuestDraft>[] | undefined {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const separator = separators.find((each) => lines.some((line) => line.includes(each)));
  if (lines.length < 2 && separator !== '\t') return undefined;
  return lines.map((line) => ({
    ...readCells(separator === undefined ? [line.trim()] : splitLine(line, separator)),
    ...(isSingleGuest && { invitees: '', inviteeOnCard: '' }),
  }));
}

/** The rows after a paste: the pasted ones replace the row they were pasted into if it was empty. */
export function insertPasted(
  rows: readonly GuestRow[],
  at: string,
  pasted: readonly Partial<GuestDraft>[],
): GuestRow[] {
  const added = pasted.map((draft) => createRow(draft));
  return rows.flatMap((row) => {
    if (row.key !== at) return [row];
    return isFilled(row) ? [row, ...added] : added;
  });
}
