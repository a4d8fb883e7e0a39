import { createKeyMatcher, toSearchKey } from '../../i18n/matches-query.ts';
import { getCountryCode } from './country-code.ts';
import { getDigits, indexGuest, type Searched } from './guest-search-key.ts';
import { toComparablePhone } from './person-keys.ts';
import { phoneLength } from './phone.ts';

/** Whether a query could be a phone number: at least three digits, with the usual separators. */
const isPhoneQuery = (query: string) => /^[+(\d][\d\s()./]*$/.test(query) && getDigits(query).length >= 3;

/** The guests whose name contains every word of the query, or whose phone number contains its digits in a row. */
export function findGuests<G extends Searched>(guests: readonly G[], query: string): G[] {
  const asked = toSearchKey(query);
  if (asked === '') return [];
  const matches = createKeyMatcher(asked);
  const hasDigits = isPhoneQuery(asked) ? createDigitsMatcher(asked) : () => false;
  return guests.filter((guest) => {
    const key = indexGuest(guest);
    return matches(() => key.name) || hasDigits(key.digits);
  });
}

/**
 * Creates a test for the digits of a phone number. A country code and leading zeros of the query are optional, because
 * a list may have its numbers without them. A whole number is the same as in the list by the rule for duplicates.
 */
function createDigitsMatcher(query: string) {
  const digits = getDigits(query).replace(/^0+(?=\d{3})/, '');
  const code = getCountryCode();
  const isInternational = /^(?:\+|00)/.test(query) && code !== '' && digits.startsWith(code);
  const national = isInternational ? digits.slice(code.length).replace(/^0+/, '') : digits;
  const part = national.length < 3 ? digits : national;
  const whole = digits.length >= phoneLength ? toComparablePhone(digits) : undefined;
  // The comparable part is the end of a number, which is faster to look for than to compute for each guest.
  return (phone: string) => phone.includes(part) || (whole !== undefined && phone.endsWith(whole));
}
