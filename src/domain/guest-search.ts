import { searchable } from '../i18n/searchable.ts';
import type { Guest } from './guest.ts';
import { normalizeDigits } from './phone.ts';

const fold = (text: string) => searchable(normalizeDigits(text));
const keepDigits = (text: string) => normalizeDigits(text).replaceAll(/\D/g, '');

/** Whether a query could be a phone number: at least three digits, with what people write between them. */
const isPhoneQuery = (query: string) =>
  /^[+(\d][\d\s()./\p{Pd}]*$/u.test(query) && keepDigits(query).length >= 3;

interface SearchKey {
  name: string;
  digits: string;
}
/** Folding a name costs some microseconds, so it is done once for each guest that was read. */
const keys = new WeakMap<Searched, SearchKey>();
type Searched = Pick<Guest, 'name' | 'phone'>;

/** The search key of a guest. Call it while a long list loads, so that the first search is fast, too. */
export function indexGuest(guest: Searched): SearchKey {
  const known = keys.get(guest);
  if (known) return known;
  const key = { name: fold(guest.name), digits: keepDigits(guest.phone) };
  keys.set(guest, key);
  return key;
}

/** The guests whose name has every word of the query in any order, or whose phone has these digits in a row. */
export function findGuests<G extends Searched>(guests: readonly G[], query: string): G[] {
  const folded = fold(query);
  const words = folded.split(' ').filter(Boolean);
  // A leading zero is dialled within a country; it is not part of the number after a country code.
  const digits = isPhoneQuery(folded) ? keepDigits(folded).replace(/^0+(?=\d{3})/, '') : undefined;
  if (words.length === 0) return [];
  return guests.filter((guest) => {
    const key = indexGuest(guest);
    return (
      words.every((word) => key.name.includes(word)) || (digits !== undefined && key.digits.includes(digits))
    );
  });
}
