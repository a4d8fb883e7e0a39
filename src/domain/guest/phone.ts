import { toLatinDigits } from '../../i18n/digits.ts';

/** Digits of a phone number, without a country code (specification, section 9). */
export const phoneLength = 10;

/**
 * A number whose groups are separated by points or slashes. Not a decimal number, a date or an extension: those have
 * digits that are none of the number's.
 */
const grouped =
  /^(?:(?:\+\d{1,4}|0\d{2,4}|\d{3})(?:[./]\d{2,4}){2,}|(?:\+\d{1,4}|0\d{2,4})[./](?:\d{2,4}[./])?\d{6,10})$/;

/**
 * Normalises a phone number for validation and sending: without separators, invisible characters and a `tel:`, in the
 * digits 0 to 9, with its plus first. Other characters stay, so that validation rejects them.
 */
export const normalizePhone = (text: string) => (/^\+?\d*$/.test(text) ? text : parsePhone(text));

const parsePhone = (text: string) =>
  toLatinDigits(text.replaceAll(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC')))
    .replaceAll(/[\s\p{Pd}\p{Cf}()]/gu, '')
    .replace(/^tel:/i, '')
    // A spreadsheet may have stored it as a decimal number: 5551230004.0.
    .replace(/^(\d{9,})[.,]0{1,2}$/, '$1')
    .replace(grouped, (number) => number.replaceAll(/[./]/g, ''))
    // Copied from right-to-left text, the plus may follow the country code or the number.
    .replace(/^(?:(\d{1,4})\+(\d{7,})|(\d{11,})\+)$/, '+$1$2$3');

/** Formats a phone number in groups, such as 055 123 4567. Any other length stays unchanged. */
export const formatPhone = (phone: string) => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');
