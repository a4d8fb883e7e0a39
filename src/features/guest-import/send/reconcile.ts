import { groupBy } from '../../../browser/old-browsers.ts';
import { getDetails } from '../../../domain/guest/guest.ts';
import { getFingerprint } from '../../../domain/guest/person-keys.ts';
import type { ImportRow } from '../review/matching.ts';
import { isSent } from '../review/review.ts';
import { getAdded, type GuestState, type ImportPlan, type Journal, type PlannedGuest } from './journal.ts';

type Person = Parameters<typeof getFingerprint>[0];

/**
 * Fixes which rows are sent and which are skipped.
 * @param list the guest list when the organiser decided
 * @param startedAt milliseconds since 1970
 */
export function createPlan(
  rows: readonly ImportRow[],
  list: readonly Person[],
  startedAt: number,
): ImportPlan {
  const listed = groupBy(list, getFingerprint);
  return {
    startedAt,
    guests: rows.filter(isSent).map(({ line, guest, existing }) => ({
      line,
      guest,
      before: listed.get(getFingerprint(guest))?.length ?? 0,
      ...(existing && { change: { id: existing.id, from: getDetails(existing) } }),
    })),
    leftOut: rows
      .filter((row) => !isSent(row))
      .map(({ line, draft, problems, existing }) => ({
        line,
        name: draft.name,
        phone: draft.phone,
        reason: problems[0] ?? (existing ? 'unchanged' : 'duplicate'),
      })),
  };
}

/**
 * Decides the outcome of guests whose call got no response, by the current guest list. Entries beyond those from before
 * the import and those that it has added count first as the unknown guests, which were then created, then as the
 * waiting ones, which another user added in the meantime [F83] [F84]. A change is sent again: it reads its guest
 * before.
 */
export function reconcile({ plan, states }: Journal, list: readonly Person[]): GuestState[] {
  const listed = groupBy(list, getFingerprint);
  const extra = new Map<string, number>();
  for (const [place, { guest, before, change }] of plan.guests.entries()) {
    if (change) continue;
    const key = getFingerprint(guest);
    const isAdded = states[place] === 'created' || states[place] === 'present';
    extra.set(key, (extra.get(key) ?? (listed.get(key)?.length ?? 0) - before) - Number(isAdded));
  }
  const claim = ({ guest, change }: PlannedGuest) => {
    if (change) return false;
    const key = getFingerprint(guest);
    const left = extra.get(key) ?? 0;
    extra.set(key, left - 1);
    return left > 0;
  };
  const next = [...states];
  for (const [from, found] of [
    ['unknown', 'created'],
    ['waiting', 'present'],
  ] as const) {
    for (const [place, planned] of plan.guests.entries()) {
      if (states[place] === from) next[place] = claim(planned) ? found : 'waiting';
    }
  }
  return next;
}

/** How many entries the list has of the guests of an import beyond their rows in the file. */
export function countMoreThanInFile(journal: Journal, list: readonly Person[]): number {
  const additions = getAdded(journal).filter(({ change }) => !change);
  const added = new Set(additions.map(({ guest }) => getFingerprint(guest)));
  const { guests, leftOut } = journal.plan;
  const inFile = groupBy([...guests.map(({ guest }) => guest), ...leftOut], getFingerprint);
  const listed = groupBy(list, getFingerprint);
  const count = (of: Map<string, unknown[]>, key: string) => of.get(key)?.length ?? 0;
  return [...added].reduce((sum, key) => sum + Math.max(0, count(listed, key) - count(inFile, key)), 0);
}
