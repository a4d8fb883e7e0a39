import { mostPeople } from '../../../api/rsvp-count.ts';
import { toSearchable } from '../../../i18n/matches-query.ts';

/** The cells of a list: trimmed texts, in rows that may differ in length. */
export type Rows = readonly (readonly string[])[];

/** Whether a row has any content. */
export const isFilledRow = (row: readonly string[]) => row.some((cell) => cell !== '');

/** Whether a text has the result of a formula that failed, such as #N/A or the Turkish #BAŞV! */
export const hasSpreadsheetError = (text: string) =>
  /(?:^|\s)(?:#(?:N\/[AD]|NV|YOK|GETTING_DATA|\p{Lu}+(?:\/0)?[!?])|Err:\d{3})(?:\s|$)/u.test(text);

/** What a cell may say after a number of people, normalised with `toSearchable`. */
const peopleWord =
  /^(\d+)\s*(?:people|persons?|pax|guests?|seats?|kisi(?:lik)?|davetli|misafir|شخصا?|اشخاص|افراد|فرد|ضيوف|ضيف)$/;
/** Arabic has own forms for one and two people. */
const arabicCounts = new Map([
  ['شخص', '1'],
  ['شخص واحد', '1'],
  ['شخصان', '2'],
  ['شخصين', '2'],
]);

/**
 * Parses a count of people; undefined for an empty cell, null for an invalid number. Spreadsheets write decimals (2.0),
 * but 1.000 is a thousand. "2 people" is 2.
 */
export function parseCount(text: string): number | undefined | null {
  const words = /^\d*$/.test(text) ? text : toSearchable(text);
  const digits = (arabicCounts.get(words) ?? words.replace(peopleWord, '$1')).replace(/[.,]0{1,2}$/, '');
  if (digits === '') return undefined;
  const count = /^\d{1,4}$/.test(digits) ? Number(digits) : Number.NaN;
  return count <= mostPeople ? count : null;
}
