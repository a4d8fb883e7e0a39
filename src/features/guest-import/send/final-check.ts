import { compareDetails, getDetails, type Guest } from '../../../domain/guest/guest.ts';
import { getFingerprint } from '../../../domain/guest/person-keys.ts';
import type { Journal } from './journal.ts';
import { compareWithList, countAlike, type ListCheck } from './reconcile.ts';

/** What a finished import finds on the guest list. */
export interface FinalCheck {
  /** The state of the list at the end; undefined if it could not be read. */
  check?: ListCheck | undefined;
  /** How many entries were deleted because the browser had sent their call twice. */
  removed?: number;
}

export interface FinalParts {
  /** Reads all guests of the event. */
  readList(): Promise<readonly Guest[]>;
  /** deleteGuest. */
  remove(guestId: string): Promise<unknown>;
  /** The id of the user who imports. */
  userId: string;
}

/** Compares a finished import with the guest list, and deletes what the browser created twice. */
export async function runFinalCheck(
  journal: Journal,
  { readList, remove, userId }: FinalParts,
): Promise<FinalCheck> {
  let list;
  try {
    list = await readList();
  } catch {
    return { check: undefined };
  }
  const check = compareWithList(journal, list);
  const doubled = findDoubled(journal, check, list, userId);
  if (doubled.length === 0) return { check };
  let removed = 0;
  try {
    for (const id of doubled) {
      await remove(id);
      removed += 1;
    }
    return { check: compareWithList(journal, await readList()), removed };
  } catch {
    // What is left is shown, so that the organiser deletes it.
    return { check: removed < doubled.length ? check : undefined, removed };
  }
}

/**
 * The ids of the entries that the browser has created twice [F83]: exact copies of an imported guest that nobody else
 * can have added or used. Of each, those with the lowest ids stay, so that two browsers never delete both copies.
 */
export function findDoubled(
  { plan, states }: Journal,
  { surplus }: ListCheck,
  list: readonly Guest[],
  userId: string,
): string[] {
  const guests = plan.guests.map(({ guest }) => guest);
  const now = countAlike(list, guests);
  const there = guests.filter((_, place) => states[place] === 'created' || states[place] === 'present');
  const wanted = countAlike(there, guests);
  return surplus.flatMap((place) => {
    const details = guests[place];
    // An equal guest from before the import may be one of the copies.
    if (!details || (plan.guests[place]?.before ?? 0) > 0) return [];
    const key = getFingerprint(details);
    const copies = list
      .filter((guest) => getFingerprint(guest) === key && isUntouched(guest, userId))
      .filter((guest) => compareDetails(getDetails(guest), details).length === 0)
      .flatMap(({ id }) => id ?? [])
      .sort();
    const extra = (now[place] ?? 0) - (wanted[place] ?? 0);
    return extra > 0 ? copies.slice(1).slice(-extra) : [];
  });
}

/** Whether a guest is as this user created them: unanswered, and never noted as anybody else's. */
const isUntouched = ({ answer, createdBy }: Guest, userId: string) =>
  answer.kind === 'waiting' && createdBy === userId;
