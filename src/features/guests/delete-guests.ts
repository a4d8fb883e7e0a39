import type { EventScope } from '../../api/use-api.ts';
import { msg, plural } from '@lingui/core/macro';
import { pendingDeletion } from '../../shared/pending-deletion.ts';
import { removeRows, restoreRows } from '../../ui/table/row-focus.ts';
import { deleteGuests } from './mutations.ts';

/**
 * Removes guests from the list, and deletes them after the undo period.
 * @param onlyName the guest's name if there is only one
 * @param notShown how many of them a search or another page hid from the person who chose them
 */
export function deleteGuestsWithUndo(
  scope: EventScope,
  ids: readonly string[],
  onlyName?: string,
  notShown = 0,
) {
  const { length: count } = ids;
  pendingDeletion.begin({
    ids,
    queryClient: scope.queryClient,
    send: (sending) => deleteGuests(scope, ids, sending),
    hide: (change) => removeRows(ids, change),
    show: (change) => restoreRows(ids, change),
    texts: {
      name: onlyName,
      deleted: onlyName === undefined ? describeDeleted(count, notShown) : msg`Guest deleted`,
      tooLate: msg`Too late to undo. Add the guest again to send a new link; the old link no longer works.`,
      failed: (failed) => msg`We could not delete ${plural(failed, { one: '# guest', other: '# guests' })}.`,
      dropped: (name) =>
        name === undefined
          ? msg`${plural(count, { one: '# guest was', other: '# guests were' })} not deleted: the session ended first.`
          : msg`“${name}” was not deleted: the session ended first.`,
    },
  });
}

const describeDeleted = (count: number, notShown: number) =>
  notShown === 0
    ? msg`${plural(count, { one: '# guest deleted', other: '# guests deleted' })}`
    : msg`${plural(count, { one: '# guest deleted', other: '# guests deleted' })}, ${plural(notShown, {
        one: '# of them was not shown',
        other: '# of them were not shown',
      })}`;
