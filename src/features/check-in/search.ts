import { searchable } from '../../i18n/searchable.ts';
import type { Guest } from './guest.ts';

/** Arabic-Indic and Persian digits end in the bits of their value. */
const westernDigits = (text: string) =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));

const folded = (text: string) => searchable(westernDigits(text));
const digitsOf = (text: string) => westernDigits(text).replaceAll(/\D/g, '');

/** Whether all of a text could be of a phone number: digits, with what people write between them. */
const isPhone = (text: string) => /^[+(\d][\d\s()./\p{Pd}]*$/u.test(text) && digitsOf(text).length >= 3;

/**
 * The guests whose name has every word, in any order, or whose phone number has these digits in a row.
 */
export function guestsFor(guests: readonly Guest[], words: string): Guest[] {
  const asked = folded(words);
  const pieces = asked.split(' ').filter(Boolean);
  // A leading zero is dialled within a country, and not part of the number with its code.
  const digits = isPhone(asked) ? digitsOf(asked).replace(/^0+(?=\d{3})/, '') : undefined;
  if (pieces.length === 0) return [];
  return guests.filter(({ name, phone }) => {
    const called = folded(name);
    return (
      pieces.every((piece) => called.includes(piece)) ||
      (digits !== undefined && digitsOf(phone).includes(digits))
    );
  });
}
