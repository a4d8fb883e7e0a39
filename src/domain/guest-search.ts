import { createKeyMatcher, searchable } from '../i18n/matches-query.ts';
import type { Guest } from './guest.ts';

const getDigits = (text: string) => searchable(text).replaceAll(/\D/g, '');

/** Whether a query could be a phone number: at least three digits, with the usual separators. */
const isPhoneQuery = (query: string) =>
  /^[+(\d][\d\s()./\p{Pd}]*$/u.test(query) && getDigits(query).length >= 3;

type Searched = Pick<Guest, 'name' | 'phone'>;
interface SearchKey {
  name: string;
  digits: string;
}
/** Preparing a name takes some microseconds, so it is done once per guest. */
const keys = new WeakMap<Searched, SearchKey>();

/** The search key of a guest. Call it while a long list loads, so that the first search is fast too. */
export function indexGuest(guest: Searched): SearchKey {
  const known = keys.get(guest);
  if (known) return known;
  const key = { name: searchable(guest.name), digits: getDigits(guest.phone) };
  keys.set(guest, key);
  return key;
}

/** The guests whose name contains every word of the query, or whose phone number contains its digits in a row. */
export function findGuests<G extends Searched>(guests: readonly G[], query: string): G[] {
  const asked = searchable(query);
  if (asked === '') return [];
  const matches = createKeyMatcher(asked);
  // A leading zero is only dialled within a country, so it is not part of a number with a country code.
  const digits = isPhoneQuery(asked) ? getDigits(asked).replace(/^0+(?=\d{3})/, '') : undefined;
  return guests.filter((guest) => {
    const key = indexGuest(guest);
    return matches(() => key.name) || (digits !== undefined && key.digits.includes(digits));
  });
}
