import { groupBy } from '../../../browser/old-browsers.ts';
import { compareDetails, getDetails, type Guest, type GuestDetails } from '../../../domain/guest/guest.ts';
import { getFingerprint } from '../../../domain/guest/person-keys.ts';
import { type ImportRow, isSent } from '../review/review.ts';
import type { GuestState, ImportPlan, Journal, PlannedGuest } from './journal.ts';

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
    guests: rows.filter(isSent).map(({ line, guest }) => ({
      line,
      guest,
      before: listed.get(getFingerprint(guest))?.length ?? 0,
    })),
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
 * How many entries of each guest the list has beyond those from before the import and those that it has added, by
 * fingerprint; negative where entries are missing.
 */
function countExtra({ plan, states }: Journal, list: readonly Person[]) {
  const extra = new Map<string, number>();
  for (const [place, { guest, before }] of plan.guests.entries()) {
    const key = getFingerprint(guest);
    const isAdded = states[place] === 'created' || states[place] === 'present';
    extra.set(key, (extra.get(key) ?? -before) - Number(isAdded));
  }
  for (const person of list) {
    const key = getFingerprint(person);
    const count = extra.get(key);
    if (count !== undefined) extra.set(key, count + 1);
  }
  return extra;
}

/**
 * Decides the outcome of guests whose call got no response, by the current guest list. Its extra entries count first as
 * the unclear guests, which were then created, then as the waiting ones, which somebody else added meanwhile [F83] [F84].
 */
export function reconcile(journal: Journal, list: readonly Person[]): GuestState[] {
  const { plan, states } = journal;
  const extra = countExtra(journal, list);
  const claim = ({ guest }: PlannedGuest) => {
    const key = getFingerprint(guest);
    const left = extra.get(key) ?? 0;
    extra.set(key, left - 1);
    return left > 0;
  };
  const next = [...states];
  for (const [from, found] of [
    ['unclear', 'created'],
    ['waiting', 'present'],
  ] as const) {
    for (const [place, planned] of plan.guests.entries()) {
      if (states[place] === from) next[place] = claim(planned) ? found : 'waiting';
    }
  }
  return next;
}

/** A guest of a finished import whom the list has more often than it should, and how many entries are too many. */
interface Surplus extends PlannedGuest {
  extra: number;
}

/** What a finished import finds on the guest list. */
export interface ListCheck {
  surplus: Surplus[];
  /** Guests who were reported as added, but are not on the list. */
  missing: number;
  /** How many entries were deleted because the browser had sent their call twice. */
  removed: number;
}

function findSurplus(journal: Journal, list: readonly Person[]): Surplus[] {
  const { plan, states } = journal;
  const extra = countExtra(journal, list);
  const first = new Map<string, PlannedGuest>();
  for (const [place, planned] of plan.guests.entries()) {
    const key = getFingerprint(planned.guest);
    if (!first.has(key)) first.set(key, planned);
    // Somebody else may have added a guest whom this import did not.
    const isOpen = states[place] === 'skipped' || states[place] === 'refused';
    extra.set(key, (extra.get(key) ?? 0) - Number(isOpen));
  }
  return [...first].flatMap(([key, planned]) => {
    const count = extra.get(key) ?? 0;
    return count > 0 ? { ...planned, extra: count } : [];
  });
}

/** What the check at the end of an import needs. */
export interface CheckParts {
  /** Reads all guests of the event. */
  readList(): Promise<readonly Guest[]>;
  /** deleteGuest. */
  remove(guestId: string): Promise<unknown>;
  /** The id of the user who imports. */
  userId: string;
}

/**
 * Compares a finished import with the guest list, and deletes what the browser created twice: it repeats a call whose
 * connection died without a response, and no response shows that [F83].
 * @returns undefined if the list could not be read
 */
export async function checkList(
  journal: Journal,
  { readList, remove, userId }: CheckParts,
): Promise<ListCheck | undefined> {
  let list: readonly Guest[];
  try {
    list = await readList();
  } catch {
    return undefined;
  }
  const removed = new Set<string | undefined>();
  try {
    for (const id of findDoubled(journal, list, userId)) {
      await remove(id);
      removed.add(id);
    }
  } catch {
    // What is left is shown, so that the organiser deletes it.
  }
  const left = list.filter(({ id }) => !removed.has(id));
  const missing = [...countExtra(journal, left).values()].reduce((sum, extra) => sum - Math.min(0, extra), 0);
  return { surplus: findSurplus(journal, left), missing, removed: removed.size };
}

/**
 * The ids of the entries that the browser has created twice: exact copies of an imported guest that nobody else can have
 * added or used. Of each, the one with the lowest id stays, so that two browsers never delete both copies.
 */
const findDoubled = (journal: Journal, list: readonly Guest[], userId: string): string[] =>
  findSurplus(journal, list).flatMap(({ guest, before, extra }) => {
    // An equal guest from before the import may be one of the copies.
    if (before > 0) return [];
    const copies = list.filter((entry) => isCopy(entry, guest, userId)).flatMap(({ id }) => id ?? []);
    return copies.sort().slice(1).slice(-extra);
  });

/** Whether an entry is as this user created it: unanswered, and never noted as anybody else's. */
const isCopy = (entry: Guest, details: GuestDetails, userId: string) =>
  entry.answer.kind === 'waiting' &&
  entry.createdBy === userId &&
  compareDetails(getDetails(entry), details).length === 0;
