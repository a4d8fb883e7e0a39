import { msg, plural } from '@lingui/core/macro';
import type { Sending } from '../../domain/deletion.ts';
import { pendingDeletes } from '../../domain/pending-deletes.ts';
import { removeRows, restoreRows } from '../../ui/focus-row.ts';
import { reportDeletion } from '../../ui/report-deletion.ts';
import { toasts } from '../../ui/toasts.ts';
import { createUndoAction } from '../../ui/undo-action.ts';
import { type GuestStore, refreshGuests } from './guest-cache.ts';
import { deleteGuests } from './mutations.ts';

/** The deletions whose toasts may be shown, by the action of the toast. */
const undoable = new WeakMap<object, { eventId: string; ids: readonly string[]; isJoined: boolean }>();

/** How many deletions have toasts of their own; with more at a time, some would lose their place and their Undo. */
const atMostApart = 3;

/**
 * Removes guests from the list, and deletes them after the undo period: a delayed DELETE, never a second POST, which would
 * give the guest another link (docs/decisions/undo-by-delay.md). Many quick deletions become one, with one toast.
 * @param name the guest's name if there is only one
 * @param notShown how many of them a search or another page hid from the person who chose them
 */
export function deleteWithUndo(store: GuestStore, ids: readonly string[], name?: string, notShown = 0) {
  const earlier = takeEarlier(store.eventId);
  if (earlier.length === 0) scheduleDeletion(store, ids, { name, notShown });
  else scheduleDeletion(store, [...earlier, ...ids], { notShown, isJoined: true });
}

/** Removes the toasts of the deletions that the next one joins. @returns their guests */
function takeEarlier(eventId: string): string[] {
  const found = toasts.getSnapshot().flatMap(({ id, action }) => {
    const deletion = action && undoable.get(action);
    return deletion?.eventId === eventId ? [{ ...deletion, id }] : [];
  });
  if (found.length < atMostApart && !found.some(({ isJoined }) => isJoined)) return [];
  for (const { id } of found) toasts.dismiss(id);
  return found.flatMap(({ ids }) => ids);
}

interface DeletionWords {
  name?: string | undefined;
  notShown: number;
  isJoined?: boolean;
}

function scheduleDeletion(
  store: GuestStore,
  ids: readonly string[],
  { name, notShown, isJoined = false }: DeletionWords,
) {
  const { length: count } = ids;
  const run = async (sending: Sending, waiting: readonly string[]) => {
    const failed = await deleteGuests(store, waiting, sending);
    const failedIds = failed.map(({ id }) => id);
    if (failed.length > 0) {
      // Some of them may be deleted already.
      refreshGuests(store);
      if (sending.isReported?.()) return failedIds;
      reportDeletion(
        failed.map(({ error }) => error),
        {
          message: msg`We could not delete ${plural(failed.length, { one: '# guest', other: '# guests' })}.`,
          doubt: describeDoubt(failed.length),
          onRetry: () => deleteWithUndo(store, failedIds),
        },
      );
    }
    return failedIds;
  };
  let undo = () => false;
  removeRows(ids, () => {
    undo = pendingDeletes.schedule(ids, run, { name, describeUnsent, describeDoubt });
  });
  const action = createUndoAction(() => {
    if (restoreRows(ids, undo))
      return toasts.show({
        variant: 'info',
        message: name === undefined ? describeRestored(count) : msg`Guest restored`,
        ...(name !== undefined && { detail: name }),
      });
    toasts.show({
      variant: 'warning',
      message: msg`Too late to undo. Add the guest again to send a new link; the old link no longer works.`,
    });
  });
  undoable.set(action, { eventId: store.eventId, ids, isJoined });
  toasts.show({
    variant: 'info',
    message: name === undefined ? describeDeleted(count, notShown) : msg`Guest deleted`,
    ...(name !== undefined && { detail: name }),
    action,
  });
}

const describeDeleted = (count: number, notShown: number) =>
  notShown === 0
    ? msg`${plural(count, { one: '# guest deleted', other: '# guests deleted' })}`
    : msg`${plural(count, { one: '# guest deleted', other: '# guests deleted' })}, ${plural(notShown, {
        one: '# of them was not shown',
        other: '# of them were not shown',
      })}`;

const describeRestored = (count: number) =>
  msg`${plural(count, { one: '# guest restored', other: '# guests restored' })}`;

const describeUnsent = (count: number, name: string | undefined) =>
  name === undefined
    ? msg`${plural(count, { one: '# guest was', other: '# guests were' })} not deleted: the session ended first.`
    : msg`“${name}” was not deleted: the session ended first.`;

const describeDoubt = (count: number) =>
  msg`We are not sure ${plural(count, { one: '# guest was', other: '# guests were' })} deleted. Check the guest list.`;
