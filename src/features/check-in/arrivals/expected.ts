import { getExpectedCount } from '../../../domain/guest/guest-answer.ts';
import type { Guest } from '../../../domain/guest/guest.ts';
import type { Arrival, Entry } from './arrivals.ts';

const countComing = (guest: Guest) => (guest.answer.kind === 'coming' ? getExpectedCount(guest) : 0);

/** People who said that they are coming, and those who came without being expected: at least all who are here. */
export function countExpected(guests: readonly Guest[], arrivals: readonly Arrival[]) {
  const coming = new Map(guests.map((guest) => [guest.id, countComing(guest)]));
  return arrivals.reduce(
    (sum, { guestId, people }) => sum + Math.max(0, people - (coming.get(guestId) ?? 0)),
    guests.reduce((sum, guest) => sum + countComing(guest), 0),
  );
}

/** Guests who are coming and have not checked in, by name. */
export function findExpected(guests: readonly Guest[], entries: readonly Entry[], locale: string): Guest[] {
  const here = new Set(entries.map(({ guestId }) => guestId));
  const { compare } = new Intl.Collator(locale);
  return guests
    .filter(({ id, answer }) => answer.kind === 'coming' && id !== undefined && !here.has(id))
    .sort((one, other) => compare(one.name, other.name));
}
