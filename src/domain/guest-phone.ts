import { getCountryCode } from './country-code.ts';
import { normalizePhone, phoneLength } from './phone.ts';

/**
 * The phone number of a guest as it is checked and sent (specification, section 9): ten characters without the country
 * code that the guests share, and without the 0 that is dialled before them. Contacts and spreadsheets have both. The
 * code of another country stays, so that validation rejects the number.
 */
export function readGuestPhone(text: string, countryCode = getCountryCode()): string {
  const phone = normalizePhone(text);
  const digits = phone.replace(/^(?:\+|00)/, '');
  const hasCode = countryCode !== '' && digits.startsWith(countryCode);
  if (hasCode && digits.length === countryCode.length + phoneLength) return digits.slice(-phoneLength);
  return /^0\d+$/.test(phone) && phone.length === phoneLength + 1 ? phone.slice(1) : phone;
}
