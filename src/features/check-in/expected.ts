import { getComingCount } from '../../domain/guest/guest-answer.ts';
import type { Guest } from '../../domain/guest/guest.ts';
import type { Entry } from './arrivals.ts';

/** People who said that they are coming. */
export const countExpected = (guests: readonly Guest[]) =>
  guests.reduce((sum, guest) => sum + (getComingCount(guest) ?? 0), 0);

/** Guests who are coming and have not checked in, by name. */
export function findExpected(guests: readonly Guest[], entries: readonly Entry[], locale: string): Guest[] {
  const here = new Set(entries.map(({ guestId }) => guestId));
  const { compare } = new Intl.Collator(locale);
  return guests
    .filter(({ id, answer }) => answer.kind === 'coming' && id !== undefined && !here.has(id))
    .sort((one, other) => compare(one.name, other.name));
}
