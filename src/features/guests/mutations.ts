import type { EventScope } from '../../api/use-api.ts';
import { msg } from '@lingui/core/macro';
import { mutationOptions } from '@tanstack/react-query';
import { isCut, isGone, NotSent } from '../../api/errors.ts';
import { readBefore } from '../../api/writes.ts';
import { answersSeen } from '../../domain/event/answers-seen.ts';
import { latestAnswers } from '../../domain/event/latest-answers.ts';
import type { FailedDelete, Sending } from '../../shared/pending-deletion.ts';
import { reportDeletedGuest } from '../../shared/guest/deleted-guest.ts';
import { createAnswerChange, type GuestChanges } from '../../domain/guest/guest.ts';
import { deleteGuest, type SavedGuest, updateGuest } from '../../domain/guest/guest-mutations.ts';
import { fetchGuest } from '../../domain/guest/guest-queries.ts';
import type { Notice } from '../../ui/toasts/notifications.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { UndoKeys } from '../../ui/toasts/UndoKeys.tsx';
import { removeGuests, replaceGuest } from './guest-cache.ts';

/**
 * updateGuest.
 * @param guest the server's current guest
 */
export async function saveGuest(
  scope: EventScope,
  guest: SavedGuest,
  changes: GuestChanges,
): Promise<SavedGuest> {
  const saved = await sendChanges(scope, guest, changes);
  replaceGuest(scope, saved);
  return saved;
}

/** updateGuest without the cache. An answer that is recorded here is no news for the organiser. */
export async function sendChanges({ api, eventId }: EventScope, guest: SavedGuest, changes: GuestChanges) {
  const saved = await updateGuest(api, eventId, guest, changes);
  answersSeen.addOwn(eventId, Number(getCount(saved) !== null) - Number(getCount(guest) !== null));
  if (changes.rsvpCount !== undefined) latestAnswers.addOwn(eventId, saved);
  return saved;
}

/** An answer given by phone or in person; null removes the answer. */
interface AnswerByHand {
  count: number | null;
  /** The guest as the organiser saw them. */
  seen: SavedGuest;
  /** Whether it takes back an answer that was recorded by mistake. */
  isUndo?: boolean;
}

/**
 * updateGuest with an answer. A newer answer of the guest is shown, and not overwritten; a guest that another
 * user deleted is hidden.
 */
export const saveAnswerMutation = (scope: EventScope, guestId: string) =>
  mutationOptions({
    mutationKey: ['answer', scope.eventId, guestId],
    async mutationFn({ count, seen }: AnswerByHand) {
      try {
        const now = await readBefore(fetchGuest(scope.api, scope.eventId, seen.id));
        if (getCount(now) !== getCount(seen) && getCount(now) !== count) {
          replaceGuest(scope, now);
          return { guest: now, outcome: 'overtaken' as const };
        }
        const guest = await saveGuest(scope, now, createAnswerChange(count));
        return { guest, outcome: 'saved' as const, previous: getCount(now) };
      } catch (error) {
        if (!isGone(error)) throw error;
        reportDeletedGuest(scope, guestId);
        return { guest: seen, outcome: 'deleted' as const };
      }
    },
    onSuccess(result, { count, isUndo }) {
      const { guest, outcome } = result;
      const { name: detail } = guest;
      if (outcome === 'overtaken') {
        showAnswerNotice(guest, {
          variant: 'warning',
          message: msg`Not saved: the guest answered in the meantime. Choose again to change the answer.`,
          detail,
        });
      } else if (outcome === 'saved' && isUndo) {
        showAnswerNotice(guest, { variant: 'success', message: msg`The earlier answer is back`, detail });
      } else if (outcome === 'saved') {
        const undo = { count: result.previous, seen: guest, isUndo: true };
        showAnswerNotice(guest, {
          variant: 'success',
          message: count === null ? msg`Answer removed` : msg`Answer recorded`,
          detail,
          action: { label: msg`Undo`, run: () => void undoAnswer(scope, undo), UndoKeys },
        });
      }
    },
    meta: { errorMessage: msg`We could not save this answer.` },
  });

/** The last notice about the answer of each guest. */
const answerNotices = new Map<string, Notice>();

/** Shows a notice in the place of the guest's earlier one, whose Undo would now be refused. */
function showAnswerNotice({ id }: SavedGuest, notice: Notice) {
  const earlier = answerNotices.get(id);
  if (earlier) toasts.withdraw(earlier);
  answerNotices.set(id, notice);
  toasts.show(notice);
}

/** Records the answer from before. A failure is reported like that of any answer. */
async function undoAnswer(scope: EventScope, undo: AnswerByHand): Promise<void> {
  const mutation = saveAnswerMutation(scope, undo.seen.id);
  await scope.queryClient
    .getMutationCache()
    .build(scope.queryClient, mutation)
    .execute(undo)
    .catch(() => {});
}

/** The answer as the server has it: how many people come, or null for none. */
export const getCount = ({ fields }: SavedGuest) => (fields.rsvpCount as number | null | undefined) ?? null;

/** The number of concurrent calls; more would delay the organiser's other calls. */
const maxCalls = 4;

/** deleteGuest for each id. After a call without a response, the others are not tried. */
export async function deleteGuests(
  scope: EventScope,
  ids: readonly string[],
  { isLeaving }: Sending,
): Promise<FailedDelete[]> {
  const failed: FailedDelete[] = [];
  const queue = [...ids];
  let connectionError: Error | undefined;
  const work = async () => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      try {
        if (connectionError) throw new NotSent({ cause: connectionError });
        await deleteGuest(scope.api, scope.eventId, id, { keepalive: isLeaving });
      } catch (error) {
        if (isCut(error)) connectionError ??= error;
        failed.push({ id, error });
      }
    }
  };
  // A page that is being left sends no further calls, so all of them start now.
  await Promise.all(Array.from({ length: isLeaving ? ids.length : maxCalls }, work));
  const kept = new Set(failed.map(({ id }) => id));
  removeGuests(scope, new Set(ids.filter((id) => !kept.has(id))));
  return failed;
}
