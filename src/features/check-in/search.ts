import { createMatcher, searchable } from '../../i18n/matches-query.ts';
import type { Guest } from './guest.ts';

const getDigits = (text: string) => searchable(text).replaceAll(/\D/g, '');

/** Whether a whole text may be part of a phone number: digits, with what people write between them. */
const isPhone = (text: string) => /^[+(\d][\d\s()./\p{Pd}]*$/u.test(text) && getDigits(text).length >= 3;

/** The guests whose name has every word of the query, or whose phone number has its digits in a row. */
export function guestsFor(guests: readonly Guest[], query: string): Guest[] {
  const asked = searchable(query);
  if (asked === '') return [];
  const matches = createMatcher(asked);
  // A leading zero is dialled within a country, and not part of the number with its code.
  const digits = isPhone(asked) ? getDigits(asked).replace(/^0+(?=\d{3})/, '') : undefined;
  return guests.filter(
    ({ name, phone }) => matches(name) || (digits !== undefined && getDigits(phone).includes(digits)),
  );
}
