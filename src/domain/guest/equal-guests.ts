import { groupBy } from '../../browser/old-browsers.ts';
import { getFingerprint } from './person-keys.ts';

interface Person {
  name: string;
  phone: string;
}

/** Comparing a name takes some microseconds, so it is done once per guest. */
const fingerprints = new WeakMap<Person, string>();

/** A text that is the same for equal guests, or '' for one without a name and number. */
export function getEqualKey(guest: Person): string {
  const known = fingerprints.get(guest);
  if (known !== undefined) return known;
  const key = guest.name === '' && guest.phone === '' ? '' : getFingerprint(guest);
  fingerprints.set(guest, key);
  return key;
}

/**
 * The guests who are on a list more than once, each with all entries: the same name and the same phone number, or none
 * in any of them. They may still be two people.
 */
export const findEqualGuests = <Guest extends Person>(guests: readonly Guest[]): Guest[][] =>
  [...groupBy(guests, getEqualKey)]
    .filter(([key, entries]) => key !== '' && entries.length > 1)
    .map(([, entries]) => entries);
