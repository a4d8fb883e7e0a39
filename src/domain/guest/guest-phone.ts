import { getCountryCode } from './country-code.ts';
import { normalizePhone, phoneLength } from './phone.ts';

/**
 * Normalises a guest's phone number for validation and sending (specification, section 9): ten characters without the
 * guests' country code and without the leading 0. Contacts and spreadsheets have both, in Turkey even together: +90 (0)
 * 555. In Italy the 0 is part of the number. Another country's code stays, so that validation rejects the number.
 */
export function readGuestPhone(text: string, countryCode = getCountryCode()): string {
  const phone = normalizePhone(text);
  const digits = phone.replace(/^(?:\+|00)/, '');
  if (countryCode !== '' && digits.startsWith(countryCode)) {
    const rest = digits.slice(countryCode.length);
    const national = countryCode === '39' ? rest : removeTrunkZero(rest);
    if (national.length === phoneLength) return national;
  }
  return removeTrunkZero(phone);
}

const removeTrunkZero = (phone: string) =>
  /^0\d+$/.test(phone) && phone.length === phoneLength + 1 ? phone.slice(1) : phone;

/** Whether a number that is no guest's probably has a country code: with + or 00 before it, or more than ten digits. */
export const hasCountryCode = (text: string) => /^(?:\+|00)?[1-9]\d{10,14}$/.test(readGuestPhone(text, ''));
