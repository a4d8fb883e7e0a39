import type { GuestDetails } from '../../../domain/guest/guest.ts';
import {
  type GuestDraft,
  isForeignPhone,
  isGuestPhone,
  parseGuestPhone,
} from '../../../domain/guest/guest-draft.ts';
import { toSearchable } from '../../../i18n/matches-query.ts';
import { type ColumnField, findColumnField, rankColumnName, rankPhoneKind } from './column-names.ts';
import { hasSpreadsheetError, parseCount } from './cells.ts';
import type { Mapping } from './columns.ts';
import type { ImportProblem } from '../schema.ts';
import { splitGraphemes, toWellFormed } from '../../../browser/old-browsers.ts';

/** The doubts about a row of a file that end when a person has looked at it. */
const doubts = new Set<ImportProblem>(['cells-many', 'answered-no', 'total']);
export const isDoubt = (problem: ImportProblem) => doubts.has(problem);

export interface CheckedRow {
  guest: GuestDetails;
  problems: ImportProblem[];
}

/** The maximum graphemes of a name that a list and a card can show. */
const longestName = 200;

/** A column of phone numbers. Google's contacts have the kinds of its numbers in the column before. */
interface PhoneColumn {
  column: number;
  hasKinds: boolean;
}

/**
 * The columns of phone numbers, the likeliest first: mobile phones, then those that a person chose, because their names
 * are no phone's, then the others.
 */
export function findPhones({ fields }: Mapping, head: readonly string[]): PhoneColumn[] {
  const rank = ({ column }: PhoneColumn) =>
    findColumnField(head[column]) === 'phone' ? rankColumnName(head[column]) : rankColumnName('phone') - 0.5;
  return [...fields.keys()]
    .filter((column) => fields[column] === 'phone')
    .map((column) => ({ column, hasKinds: /(?:label|type)$/i.test(head[column - 1] ?? '') }))
    .sort((one, other) => rank(one) - rank(other));
}

/** The likeliest number of a guest. */
function choosePhone(cells: readonly string[], phones: readonly PhoneColumn[]) {
  const rank = ({ column, hasKinds }: PhoneColumn) => rankPhoneKind((hasKinds && cells[column - 1]) || '');
  const [best] = phones.filter(({ column }) => cells[column]).sort((one, other) => rank(one) - rank(other));
  return (best && cells[best.column]) ?? '';
}

/** The cells of a row by field. */
export function draftRow(
  cells: readonly string[],
  { fields }: Mapping,
  phones: readonly PhoneColumn[],
): GuestDraft {
  const getValue = (field: ColumnField) => cells[fields.indexOf(field)] ?? '';
  const fullName = [getValue('firstName'), getValue('lastName')].filter(Boolean).join(' ');
  return {
    name: getValue('name') || fullName || getValue('organisation'),
    // Google Contacts joins the numbers of a label.
    phone: choosePhone(cells, phones).split(' ::: ')[0] ?? '',
    invitees: getValue('invitees') || addOne(getValue('plusOnes')),
    inviteeOnCard: getValue('inviteeOnCard'),
    isWAPhone: getValue('isWAPhone'),
  };
}

/** The number of people with the guest who brings these, or brings one: "yes". A text that is neither stays. */
function addOne(plusOnes: string) {
  const flag = parseFlag(plusOnes);
  const count = typeof flag === 'boolean' ? Number(flag) : parseCount(plusOnes.replace('+', ''));
  return typeof count === 'number' ? String(count + 1) : plusOnes;
}

/** Answers of other services that mean no, normalised with `toSearchable`. */
const noAnswers = new Set(
  'no|not attending|will not attend|won’t attend|unable to attend|not going|not coming|declined|decline|rejected|cancelled|canceled|regrets|cannot attend|can’t attend|can’t go|hayir|katilmiyor|katilmayacak|katilamiyor|katilamayacak|gelmiyor|gelmeyecek|gelemiyor|gelemeyecek|iptal|لا|لن يحضر|لن احضر|معتذر|اعتذر|مرفوض'
    .split('|')
    .map(toSearchable),
);

/** A row of a total, such as "Total: 3 guests", normalised with `toSearchable`: only words of these three languages. */
const totalName = new RegExp(
  [
    '(?:(?:grand |sub ?)?totals?|sum)(?:\\P{L}+(?:number|of|the|guests?|people|persons?|invited|invitees))*',
    '(?:genel |ara )?toplam(?:\\P{L}+(?:kisi|davetli|misafir|konuk|sayisi))*',
    '(?:ال)?(?:مجموع|اجمالي)(?:\\P{L}+(?:الضيوف|الكلي|العام|عدد|المدعوين|ضيوف))*',
  ]
    .map((words) => `^(?:${words})\\P{L}*$`)
    .join('|'),
  'u',
);

/** What a person should look at in a row of a file, although its texts are valid. */
export function findDoubts(
  cells: readonly string[],
  draft: GuestDraft,
  { fields }: Mapping,
): ImportProblem[] {
  const found: ImportProblem[] = [];
  const answer = cells[fields.indexOf('answer')];
  if (answer && noAnswers.has(toSearchable(answer))) found.push('answered-no');
  // The word may be in the column of running numbers, and the sum in that of the names.
  if (draft.phone === '' && cells.some((cell) => totalName.test(toSearchable(cell)))) found.push('total');
  return found;
}

/** Validates a row by the product's rules (specification, section 5). */
export function checkRow(draft: GuestDraft, isSingleGuest: boolean): CheckedRow {
  const problems: ImportProblem[] = [];
  const name = hasSpreadsheetError(draft.name) || isNumber(draft.name) ? '' : cleanName(draft.name);
  if (name === '') problems.push('name-missing');
  if (name.length > longestName && splitGraphemes(name).length > longestName) problems.push('name-long');
  if (isSeveralRows(draft.name)) problems.push('name-lines');
  if (name.includes('\uFFFD')) problems.push('name-letters');
  const phone = parseGuestPhone(draft.phone);
  if (roundedNumber.test(phone)) problems.push('phone-rounded');
  else if (phone !== '' && !isGuestPhone(phone))
    problems.push(isForeignPhone(phone) ? 'phone-abroad' : 'phone-length');
  const invitees = isSingleGuest ? 1 : parseCount(draft.invitees);
  const inviteeOnCard = isSingleGuest ? 1 : parseCount(draft.inviteeOnCard);
  if (invitees === null) problems.push('invitees-number');
  if (inviteeOnCard === null) problems.push('on-card-number');
  const isWAPhone = parseFlag(draft.isWAPhone);
  if (isWAPhone === null) problems.push('whatsapp-word');
  const people = invitees ?? 1;
  const guest: GuestDetails = {
    name,
    phone,
    invitees: people,
    inviteeOnCard: inviteeOnCard ?? people,
    // As in the form, guests are assumed to be on WhatsApp.
    isWAPhone: isWAPhone ?? true,
  };
  return { guest, problems };
}

/** A long number as a narrow column of a spreadsheet shows it, and saves it as CSV: most digits are lost. */
const roundedNumber = /^\d(?:[.,]\d+)?E\+?\d+$/i;

/** Normalises a name for sending: one line, without control characters or half characters. */
const cleanName = (text: string) =>
  toWellFormed(text)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** A name of digits only, such as a sum or a phone number, is no name. */
const isNumber = (name: string) => /\p{Nd}/u.test(name) && !/[^\p{Nd}\p{P}\p{Cf}\s+]/u.test(name);

/** A name that holds other rows, because a quotation mark is missing in the file. A name may have two lines. */
const isSeveralRows = (name: string) => /[\r\n]/.test(name.trim()) && /[,;\t]|\p{Nd}{5}/u.test(name);

const yes = new Set(['1', 'yes', 'y', 'true', 'x', '✓', '✔', 'evet', 'e', 'var', 'doğru', 'نعم']);
const no = new Set(['0', 'no', 'n', 'false', '-', 'hayır', 'hayir', 'h', 'yok', 'yanlış', 'yanliş', 'لا']);

function parseFlag(text: string): boolean | undefined | null {
  const word = text.trim().toLowerCase();
  if (word === '') return undefined;
  return yes.has(word) ? true : no.has(word) ? false : null;
}
