import { getFingerprint } from '../../../domain/guest/person-keys.ts';
import type { GuestState, Journal, ImportPlan } from './journal.ts';
import { type ImportRow, isSent } from '../review/review.ts';

interface Person {
  name: string;
  phone?: string | undefined;
}

/** How many guests of a list equal each of these. */
export function countAlike(list: readonly Person[], guests: readonly Person[]): number[] {
  const counts = new Map<string, number>();
  for (const person of list) {
    const key = getFingerprint(person);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return guests.map((guest) => counts.get(getFingerprint(guest)) ?? 0);
}

/**
 * Fixes which rows are sent and which are skipped.
 * @param list the guest list when the organiser decided
 * @param startedAt milliseconds since 1970
 */
export function createPlan(
  rows: readonly ImportRow[],
  list: readonly { name: string; phone: string }[],
  startedAt: number,
): ImportPlan {
  const sent = rows.filter(isSent);
  const before = countAlike(
    list,
    sent.map(({ guest }) => guest),
  );
  return {
    startedAt,
    guests: sent.map(({ line, guest }, place) => ({ line, guest, before: before[place] ?? 0 })),
    leftOut: rows
      .filter((row) => !isSent(row))
      .map(({ line, draft, problems }) => ({
        line,
        name: draft.name,
        phone: draft.phone,
        reason: problems[0] ?? 'duplicate',
      })),
  };
}

/**
 * Decides the outcome of guests whose call got no response, by the current guest list. Of its guests, those listed
 * before and those known to be created are subtracted. The rest counts first as the unclear guests, which were then
 * created, then as the waiting ones, which somebody else added meanwhile [F83] [F84].
 */
export function reconcile({ plan, states }: Journal, list: readonly Person[]): GuestState[] {
  const guests = plan.guests.map(({ guest }) => guest);
  const keys = guests.map(getFingerprint);
  const now = countAlike(list, guests);
  const leftOver = new Map<string, number>();
  for (const [place, key] of keys.entries()) {
    const known = leftOver.get(key) ?? (now[place] ?? 0) - (plan.guests[place]?.before ?? 0);
    leftOver.set(key, states[place] === 'created' ? known - 1 : known);
  }
  const claim = (place: number) => {
    const key = keys[place] ?? '';
    const left = leftOver.get(key) ?? 0;
    leftOver.set(key, left - 1);
    return left > 0;
  };
  const cleared = states.map((state, place) =>
    state === 'unclear' ? (claim(place) ? 'created' : 'waiting') : state,
  );
  return cleared.map((state, place) =>
    state === 'waiting' && states[place] !== 'unclear' && claim(place) ? 'present' : state,
  );
}

/** What the guest list shows of a finished import. */
export interface ListCheck {
  /** The first places of guests whom the list has more often than expected from the import and the earlier list. */
  surplus: number[];
  /** Guests who were reported as added, but are not on the list. */
  missing: number;
}

/**
 * Compares a finished import with the guest list. A browser may have sent a call twice, because it repeats a call whose
 * connection died without a response, and no response shows that [F83].
 */
export function compareWithList({ plan, states }: Journal, list: readonly Person[]): ListCheck {
  const guests = plan.guests.map(({ guest }) => guest);
  const now = countAlike(list, guests);
  const expected = new Map<string, number>();
  const first = new Map<string, number>();
  for (const [place, guest] of guests.entries()) {
    const key = getFingerprint(guest);
    if (!first.has(key)) first.set(key, place);
    const isThere = states[place] === 'created' || states[place] === 'present';
    expected.set(key, (expected.get(key) ?? plan.guests[place]?.before ?? 0) + (isThere ? 1 : 0));
  }
  const more = Array.from(first, ([key, place]) => ({
    place,
    by: (now[place] ?? 0) - (expected.get(key) ?? 0),
  }));
  return {
    surplus: more.filter(({ by }) => by > 0).map(({ place }) => place),
    missing: more.reduce((sum, { by }) => sum + Math.max(0, -by), 0),
  };
}
