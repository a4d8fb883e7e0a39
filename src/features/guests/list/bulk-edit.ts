import type { EventScope } from '../../../api/use-api.ts';
import { hasEndedSession, isCut, isGone } from '../../../api/errors.ts';
import { refreshIfUnknown } from '../../../api/query-client.ts';
import { readBefore } from '../../../api/writes.ts';
import { hideDeletedGuests } from '../../../shared/guest/deleted-guest.ts';
import { createAnswerChange, type GuestChanges } from '../../../domain/guest/guest.ts';
import type { SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import { fetchGuest } from '../../../domain/guest/guest-queries.ts';
import { replaceGuests } from '../guest-cache.ts';
import { getCount, sendChanges } from '../mutations.ts';

/** What changes for several guests; undefined stays as it is. */
export interface BulkChange {
  isWAPhone?: boolean | undefined;
  invitees?: number | undefined;
  /** The answer given by phone or in person: how many people come, or null for no answer. */
  answer?: number | null | undefined;
  /** The event asks each guest for yes or no. */
  isSingleGuest: boolean;
}

/** More people would come than are invited. */
export class TooManyPeople extends Error {}
/** The guest has answered since the organiser saw their answer. */
export class AnsweredMeanwhile extends Error {}

/**
 * The changes of one guest; none where all is so already.
 * @throws TooManyPeople
 */
export function planChanges(guest: SavedGuest, edit: BulkChange): GuestChanges {
  const { isWAPhone = guest.isWAPhone, invitees = guest.invitees, answer = getCount(guest) } = edit;
  const isNewAnswer = answer !== getCount(guest);
  if (isNewAnswer && (answer ?? 0) > (edit.isSingleGuest ? 1 : (invitees ?? 0))) throw new TooManyPeople();
  return {
    ...(isWAPhone !== undefined && isWAPhone !== guest.isWAPhone && { isWAPhone }),
    ...(invitees !== undefined &&
      invitees !== guest.invitees && {
        invitees,
        // The number on the card follows while both are equal.
        ...(guest.inviteeOnCard === guest.invitees && { inviteeOnCard: invitees }),
      }),
    ...(isNewAnswer && createAnswerChange(answer)),
  };
}

/** How many guests would change, and how many cannot have the answer. */
export function countChanges(guests: readonly SavedGuest[], edit: BulkChange) {
  const counts = { changing: 0, tooMany: 0 };
  for (const guest of guests) {
    try {
      if (Object.keys(planChanges(guest, edit)).length > 0) counts.changing += 1;
    } catch {
      counts.tooMany += 1;
    }
  }
  return counts;
}

/** A guest who was not edited, as they are on the server if that is known. */
interface FailedEdit {
  guest: SavedGuest;
  error: unknown;
}

export interface EditOutcome {
  /** The number of guests who are as asked for. */
  edited: number;
  failed: readonly FailedEdit[];
  /** Those who were not tried. */
  left: readonly SavedGuest[];
}

/** The number of concurrent calls; more would delay the organiser's other calls. */
const maxCalls = 4;

/**
 * updateGuest for each guest. Without a connection the others are not tried. Guests that another user deleted are
 * hidden.
 * @param isStopped whether the others shall not be tried
 * @param onProgress called with the number of guests that are done
 * @throws the error of a call that has ended the session
 */
export async function editGuests(
  scope: EventScope,
  guests: readonly SavedGuest[],
  edit: BulkChange,
  { isStopped, onProgress }: { isStopped(): boolean; onProgress(done: number): void },
): Promise<EditOutcome> {
  const queue = [...guests];
  const read: SavedGuest[] = [];
  const failed: FailedEdit[] = [];
  let edited = 0;
  let isOver = false;
  const editOne = async (seen: SavedGuest) => {
    planChanges(seen, edit);
    const now = await readBefore(fetchGuest(scope.api, scope.eventId, seen.id));
    read.push(now);
    const isOvertaken = getCount(now) !== getCount(seen) && getCount(now) !== edit.answer;
    if (edit.answer !== undefined && isOvertaken) throw new AnsweredMeanwhile();
    const changes = planChanges(now, edit);
    if (Object.keys(changes).length > 0) read.push(await sendChanges(scope, now, changes));
  };
  const work = async () => {
    while (!isOver && !isStopped()) {
      const guest = queue.shift();
      if (!guest) return;
      try {
        await editOne(guest);
        edited += 1;
      } catch (error) {
        isOver ||= isCut(error) || hasEndedSession(error);
        if (hasEndedSession(error)) throw error;
        failed.push({ guest: read.findLast(({ id }) => id === guest.id) ?? guest, error });
      }
      onProgress(edited + failed.length);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: maxCalls }, work));
  replaceGuests(scope, read);
  const gone = failed.filter(({ error }) => isGone(error)).map(({ guest }) => guest.id);
  if (gone.length > 0) hideDeletedGuests(scope, gone);
  refreshIfUnknown(scope.queryClient, ...failed.map(({ error }) => error));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return { edited, failed, left: queue };
}
