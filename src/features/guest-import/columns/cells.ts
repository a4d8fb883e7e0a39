import { parseCount } from '../../../domain/guest/people-count.ts';
import { toSearchable } from '../../../i18n/matches-query.ts';

/** The cells of a list: trimmed texts, in rows that end with a filled cell. */
export type Rows = readonly (readonly string[])[];

/** Whether a row has any content. */
export const isFilledRow = (row: readonly string[]) => row.some((cell) => cell !== '');

/** Whether a text has the result of a formula that failed, such as #N/A or the Turkish #BAŞV! */
export const hasSpreadsheetError = (text: string) =>
  /(?:^|\s)(?:#(?:N\/[AD]|NV|YOK|GETTING_DATA|\p{Lu}+(?:\/0)?[!?])|Err:\d{3})(?:\s|$)/u.test(text);

const yes = new Set(['1', 'yes', 'y', 'true', 'x', '✓', '✔', 'evet', 'e', 'var', 'doğru', 'نعم']);
const no = new Set(['0', 'no', 'n', 'false', '-', 'hayır', 'hayir', 'h', 'yok', 'yanlış', 'yanliş', 'لا']);

/** Parses a yes or a no; undefined for an empty cell, null for any other text. */
export function parseFlag(text: string): boolean | undefined | null {
  const word = text.trim().toLowerCase();
  if (word === '') return undefined;
  return yes.has(word) ? true : no.has(word) ? false : null;
}

/** Words for nothing, normalised with `toSearchable`. */
const nothing =
  /^(?:n ?\/? ?a|n\.a\.?|none|no|nil|null|nothing|nobody|not (?:available|known|given|provided)|unknown|no (?:phone|number|mobile|cell|telephone)(?: number)?|(?:does not|doesn't) have (?:one|a phone)|tb[acd]|to be (?:confirmed|added|advised)|pending|later|ask|missing|yok|hayir|(?:telefonu?|numarasi?|numara|no) yok|bilinmiyor|belli degil|belirsiz|bos|sonra|sorulacak|eklenecek|kimse|لا|لا يوجد|لا شيء|غير (?:معروف|متوفر|متاح|موجود)|بدون(?: رقم| هاتف)?|ليس (?:لديه|لديها|له|لها)(?: رقم| هاتف)?|مجهول|لاحقا|لا احد)[.!]*$/;

/** Whether a cell says in words or signs, such as "N/A", "yok" and "?", that it has no value. */
export const isNothing = (cell: string) =>
  !/\p{Nd}/u.test(cell) && (/^[\p{P}\p{S}\s]*$/u.test(cell) || nothing.test(toSearchable(cell)));

/** The content of a column, as far as its cells tell. `code` is an email address, a time, or an id of a form. */
export type Content = 'phone' | 'count' | 'flag' | 'code' | 'name' | 'other';

const phoneNumber = /^[+(\d٠-٩۰-۹][\d٠-٩۰-۹\s()./-]{6,}$/;
const date =
  /^(?:\p{Nd}{4}([./-])\p{Nd}{1,2}\1\p{Nd}{1,2}|\p{Nd}{1,2}([./-])\p{Nd}{1,2}\2(?:\p{Nd}{2}){1,2})(?=$|[\sT,])/u;
/** An address, a time of the day, or one word with digits or underscores. */
const code = /^\S+@\S+$|^\w+:\/\/|\p{Nd}:\p{Nd}{2}\b|^anonymous$|^(?=\S*[\p{Nd}_])\S*\p{L}\S*$/iu;

function getCellContent(cell: string): Content {
  if (date.test(cell)) return 'code';
  if (phoneNumber.test(cell)) return 'phone';
  if (typeof parseCount(cell) === 'number') return 'count';
  if (code.test(cell)) return 'code';
  if (typeof parseFlag(cell) === 'boolean') return 'flag';
  return /\p{L}/u.test(cell) ? 'name' : 'other';
}

/** What most cells of a column hold. @param filled those with a value */
export function findContent(filled: readonly string[]): Content {
  const counts = new Map<Content, number>();
  for (const cell of filled) {
    const content = getCellContent(cell);
    counts.set(content, (counts.get(content) ?? 0) + 1);
  }
  return [...counts].find(([, count]) => count > filled.length / 2)?.[0] ?? 'other';
}
