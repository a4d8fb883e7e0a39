import { getCountryCode } from '../../../domain/guest/country-code.ts';
import type { GuestDetails } from '../../../domain/guest/guest.ts';
import {
  type GuestTexts,
  isForeignPhone,
  isGuestPhone,
  parseGuestPhone,
} from '../../../domain/guest/guest-texts.ts';
import { findPeopleInName, parseCount } from '../../../domain/guest/people-count.ts';
import { splitPhoneFromName } from '../../../domain/guest/phone-in-name.ts';
import { findLinkedId } from '../../../domain/guest/rsvp-link.ts';
import { toSearchable } from '../../../i18n/matches-query.ts';
import {
  type ColumnField,
  findColumnKind,
  rankColumnName,
  rankPhoneKind,
} from '../../../domain/guest/column-names.ts';
import { hasSpreadsheetError, isNothing, parseFlag } from './cells.ts';
import type { Mapping } from './columns.ts';
import type { ImportProblem } from '../schema.ts';
import { splitGraphemes, toWellFormed } from '../../../browser/old-browsers.ts';

/** Warnings about a row of a file. They end when a person has checked the row. */
const warnings = new Set<ImportProblem>([
  'cells-many',
  'answered-no',
  'total',
  'group',
  'people-named',
  'link',
]);
export const isWarning = (problem: ImportProblem) => warnings.has(problem);

/** The field that a problem is about; undefined if it is about the row as a whole. */
export const fieldOfProblem: Partial<Record<ImportProblem, keyof GuestDetails>> = {
  'name-missing': 'name',
  'name-long': 'name',
  'name-lines': 'name',
  'name-letters': 'name',
  total: 'name',
  group: 'name',
  'phone-length': 'phone',
  'phone-abroad': 'phone',
  'phone-rounded': 'phone',
  'invitees-number': 'invitees',
  'people-named': 'invitees',
  'on-card-number': 'inviteeOnCard',
  'whatsapp-word': 'isWAPhone',
};

export interface CheckedRow {
  guest: GuestDetails;
  problems: ImportProblem[];
}

/** The maximum graphemes of a name that a list and a card can show. */
const maxNameLength = 200;

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
    findColumnKind(head[column]) === 'phone' ? rankColumnName(head[column]) : rankColumnName('phone') - 0.5;
  return [...fields.keys()]
    .filter((column) => fields[column] === 'phone')
    .map((column) => ({ column, hasKinds: /(?:label|type)$/i.test(head[column - 1] ?? '') }))
    .sort((one, other) => rank(one) - rank(other));
}

/** The likeliest number of a guest. */
function choosePhone(cells: readonly string[], phones: readonly PhoneColumn[]) {
  const rank = ({ column, hasKinds }: PhoneColumn) => rankPhoneKind((hasKinds && cells[column - 1]) || '');
  const [best] = phones
    .filter(({ column }) => cells[column] && !isNothing(cells[column]))
    .sort((one, other) => rank(one) - rank(other));
  return (best && cells[best.column]) ?? '';
}

const getValue = (cells: readonly string[], { fields }: Mapping, field: ColumnField) =>
  cells[fields.indexOf(field)] ?? '';

const getName = (cells: readonly string[], mapping: Mapping) =>
  getValue(cells, mapping, 'name') ||
  `${getValue(cells, mapping, 'firstName')} ${getValue(cells, mapping, 'lastName')}`.trim() ||
  getValue(cells, mapping, 'organisation');

/**
 * The cells of a row by field. A number of people in the name counts if no column has one, except in a guest's own row.
 */
export function draftRow(
  cells: readonly string[],
  mapping: Mapping,
  phones: readonly PhoneColumn[],
): GuestTexts {
  // Google Contacts joins the numbers of a label.
  const ownPhone = choosePhone(cells, phones).split(' ::: ')[0] ?? '';
  const hasLink = Boolean(findLink(cells, mapping));
  const text = getName(cells, mapping);
  const { name, phone } =
    ownPhone === '' && !hasLink ? splitPhoneFromName(text) : { name: text, phone: ownPhone };
  const invitees = countInvited(cells, mapping);
  const isCounted = invitees === '' && !hasLink;
  const named = isCounted ? findPeopleInName(name) : { name, people: undefined };
  return {
    name: named.name,
    phone,
    invitees: named.people ? String(named.people) : invitees,
    inviteeOnCard: getValue(cells, mapping, 'inviteeOnCard'),
    isWAPhone: getValue(cells, mapping, 'isWAPhone'),
  };
}

/** The id of the guest whose personal link a row has. */
export const findLink = (cells: readonly string[], mapping: Mapping) =>
  findLinkedId(getValue(cells, mapping, 'link'));

/**
 * The number of people invited, the sum of several columns, or that of the guest and the people besides; '' if no cell
 * says.
 */
function countInvited(cells: readonly string[], { fields }: Mapping): string {
  const getValues = (field: ColumnField) =>
    cells.filter((cell, column) => cell !== '' && fields[column] === field);
  const invited = getValues('invitees');
  if (invited.length > 0) return invited.length > 1 ? addUp(invited, 0) : (invited[0] ?? '');
  const besides = getValues('plusOnes');
  return besides.length > 0 ? addUp(besides, 1) : '';
}

/** A sum as a text. If a part is not clear, all of them, so that the row is one to look at. */
function addUp(parts: readonly string[], guest: number) {
  const counts = parts.map(countPeople);
  return counts.every((count) => count !== undefined)
    ? String(counts.reduce((sum, count) => sum + count, guest))
    : parts.join(' + ');
}

const perhaps = /^(?:maybe|perhaps|possibly|not sure|unsure|belki|emin degil\p{L}*|ربما)/u;

/** People besides a guest: their number, yes or no, or their names; undefined for any other text. */
function countPeople(cell: string): number | undefined {
  const count = parseCount(cell.replace('+', ''));
  if (typeof count === 'number') return count;
  const flag = parseFlag(cell);
  if (typeof flag === 'boolean') return Number(flag);
  const word = toSearchable(cell);
  if (/^(?:none|no one|nobody|n\/?a|kimse|لا يوجد|لا احد)$/.test(word)) return 0;
  const names = cell.split(/[,;&+\n]|\s(?:and|ve|و)\s/u).filter((name) => name.trim() !== '');
  const isNames =
    /^[\p{Lu}\p{Lo}]/u.test(cell) && !/\p{Nd}/u.test(cell) && !names.some((name) => isAnswer(name));
  return isNames && !perhaps.test(word) && !isNothing(cell) ? names.length : undefined;
}

/** "Yes, Ada" is an answer and a name. */
const isAnswer = (text: string) => typeof parseFlag(text) === 'boolean';

/** Answers of other services that mean no, normalised with `toSearchable`. */
const noAnswers = new Set(
  'no|not attending|regretfully declines|sadly declines|declines|will not attend|won’t attend|unable to attend|not going|not coming|declined|decline|rejected|cancelled|canceled|regrets|cannot attend|can’t attend|can’t go|hayir|katilmiyor|katilmayacak|katilamiyor|katilamayacak|gelmiyor|gelmeyecek|gelemiyor|gelemeyecek|iptal|لا|لن يحضر|لن احضر|معتذر|اعتذر|مرفوض'
    .split('|')
    .map(toSearchable),
);

/** A row of a total, such as "Total: 3 guests", normalised with `toSearchable`: only words of these three languages. */
const totalName = new RegExp(
  [
    '(?:(?:grand |sub[ -]?)?totals?|sum)(?:\\P{L}+(?:number|of|the|guests?|people|persons?|invited|invitees))*',
    '(?:genel |ara[ -])?toplam(?:\\P{L}+(?:kisi|davetli|misafir|konuk|sayisi))*',
    '(?:ال)?(?:مجموع|اجمالي)(?:\\P{L}+(?:الضيوف|الكلي|العام|عدد|المدعوين|ضيوف))*',
  ]
    .map((words) => `^(?:${words})\\P{L}*$`)
    .join('|'),
  'u',
);

/** A line above the guests of a group, normalised with `toSearchable`. */
const groupName = new RegExp(
  [
    "(?:the )?(?:(?:bride|groom|couple)(?:'?s)?(?: (?:and|&) (?:bride|groom)(?:'?s)?)?)(?: (?:side|family|friends?|guests?|relatives|parents|party|list|colleagues))*",
    '(?:(?:close|our|my|her|his|the|immediate|extended|family|school|university|college|work|childhood) )*(?:family|families|friends|relatives|cousins|colleagues|co-?workers|neighbou?rs|work|school|university|college|office|vips?|kids|children|others?|guests|bridesmaids|groomsmen|plus ones)',
    '(?:table|group|room|row|list|masa|grup|oda|sira|liste|طاوله|الطاوله|مجموعه|المجموعه)(?: (?:no|number|nr|numara|numarasi|رقم))?[ .:#-]*(?:\\d+|\\p{L})',
    '\\d+[.]? (?:masa|grup)',
    '(?:gelin|damat|kiz|erkek)(?:in)?(?: (?:tarafi|ailesi|aile|arkadaslari|akrabalari|listesi|davetlileri|misafirleri))*',
    '(?:(?:yakin|uzak|is|okul|universite|lise|cocukluk|mahalle|aile) )*(?:aile|akraba|arkadas|komsu|dost|is|okul|cocuk|davetli|misafir|diger|meslektas|kuzen)(?:si|lar|ler)?(?:i|imiz|im)?',
    '(?:(?:اهل|عايله|اصدقاء|صديقات|اقارب|ضيوف|معازيم|جيران|زملاء|زميلات|طرف|جهه|قايمه) ?)+(?:ال\\p{L}+)?',
    '(?:ال)?(?:عروس|عريس|عايله|اصدقاء|صديقات|اقارب|ضيوف|جيران|زملاء|اهل|عمل|جامعه|مدرسه)',
    '.*\\b(?:guest list|davetli listesi|misafir listesi)|قايمه .*',
  ]
    .map((words) => `^\\P{L}*?(?:${words})[^\\p{L}\\p{Nd}]*$`)
    .join('|'),
  'u',
);

/** Whether the only text of a row heads a group of guests: by its words, a colon at its end, or lines around it. */
function isGroupHeading(cells: readonly string[]) {
  const [text = '', ...others] = cells.filter((cell) => cell !== '');
  return (
    others.length === 0 &&
    (/[:：]$|^(?:[-=_*#~–—]{2,}).*\p{L}/u.test(text) || groupName.test(toSearchable(text)))
  );
}

/** Finds reasons to check a row of a file, although its texts are valid. */
export function findWarnings(cells: readonly string[], draft: GuestTexts, mapping: Mapping): ImportProblem[] {
  const found: ImportProblem[] = [];
  const answer = getValue(cells, mapping, 'answer');
  if (answer && noAnswers.has(toSearchable(answer))) found.push('answered-no');
  // The word may be in the column of running numbers, and the sum in that of the names.
  if (draft.phone === '' && cells.some((cell) => totalName.test(toSearchable(cell)))) found.push('total');
  else if (draft.phone === '' && isGroupHeading(cells)) found.push('group');
  const { people } = findPeopleInName(getName(cells, mapping));
  const isMore =
    people === null
      ? draft.invitees === ''
      : people !== undefined && people > (parseCount(draft.invitees) ?? people);
  if (isMore && !found.includes('group')) found.push('people-named');
  return found;
}

/** Validates a row by the product's rules (specification, section 5). */
export function checkRow(draft: GuestTexts, isSingleGuest: boolean): CheckedRow {
  const problems: ImportProblem[] = [];
  const name = hasSpreadsheetError(draft.name) || isNumber(draft.name) ? '' : cleanName(draft.name);
  if (name === '') problems.push('name-missing');
  if (name.length > maxNameLength && splitGraphemes(name).length > maxNameLength) problems.push('name-long');
  if (isSeveralRows(draft.name)) problems.push('name-lines');
  if (name.includes('\uFFFD')) problems.push('name-letters');
  const countryCode = getCountryCode();
  const phone = parseGuestPhone(draft.phone, countryCode);
  if (roundedNumber.test(phone)) problems.push('phone-rounded');
  else if (phone !== '' && !isGuestPhone(phone))
    problems.push(isForeignPhone(phone, countryCode) ? 'phone-abroad' : 'phone-length');
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
export const cleanName = (text: string) =>
  toWellFormed(text)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** Rejects names made only of digits, such as totals or phone numbers. */
const isNumber = (name: string) => /\p{Nd}/u.test(name) && !/[^\p{Nd}\p{P}\p{Cf}\s+]/u.test(name);

/** A name that holds other rows, because a quotation mark is missing in the file. A name may have two lines. */
const isSeveralRows = (name: string) => /[\r\n]/.test(name.trim()) && /[,;\t]|\p{Nd}{5}/u.test(name);
