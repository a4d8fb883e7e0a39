import { toSearchable, toSearchKey } from '../../i18n/matches-query.ts';
import type { Guest } from './guest.ts';

/** The digits of a text, as Western ones. */
export const getDigits = (text: string) => toSearchable(text).replaceAll(/\D/g, '');

/** The fields of a guest that a search reads. */
export type Searched = Pick<Guest, 'name' | 'phone'>;
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
  const key = { name: toSearchKey(guest.name), digits: getDigits(guest.phone) };
  keys.set(guest, key);
  return key;
}
