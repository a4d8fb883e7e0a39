import { msg, plural } from '@lingui/core/macro';
import { flushSync } from 'react-dom';
import type { Sending } from '../../domain/deletion.ts';
import { pendingDeletes } from '../../domain/pending-deletes.ts';
import type { Draft } from '../../storage/drafts.ts';
import { hasModal } from '../../ui/focus.ts';
import { reportDeletion } from '../../ui/report-deletion.ts';
import { toasts } from '../../ui/toasts.ts';
import { createUndoAction } from '../../ui/undo-action.ts';
import { getMessageLinkId } from './MessageCard.tsx';
import { deleteMessage, type MessageStore } from './mutations.ts';

/** A message that is removed from the list. */
interface Deletion {
  id: string;
  title: string;
  /** Its unsaved text, which is deleted with it. */
  draft: Draft;
}

/** Removes a message from the list, and deletes it after the undo period. */
export function deleteWithUndo(store: MessageStore, deletion: Deletion) {
  const { id, title, draft } = deletion;
  const run = async (sending: Sending) => {
    try {
      await deleteMessage(store, id, sending);
      draft.remove();
      return [];
    } catch (error) {
      if (sending.isReported?.()) return [id];
      reportDeletion([error], {
        message: msg`We could not delete this message.`,
        doubt: msg`We are not sure this message was deleted. Check the list of messages.`,
        onRetry: () => deleteWithUndo(store, deletion),
      });
      return [id];
    }
  };
  const undo = pendingDeletes.schedule([id], run, { name: title, describeUnsent, describeDoubt });
  toasts.show({
    variant: 'info',
    message: msg`Message deleted`,
    detail: title,
    action: createUndoAction(() => {
      if (!flushSync(undo))
        return toasts.show({ variant: 'warning', message: msg`Too late to undo: it is deleted.` });
      if (!hasModal()) document.getElementById(getMessageLinkId(id))?.focus();
      toasts.show({ variant: 'info', message: msg`Message restored`, detail: title });
    }),
  });
}

const describeUnsent = (count: number, name: string | undefined) =>
  name === undefined
    ? msg`${plural(count, { one: '# message was', other: '# messages were' })} not deleted: the session ended first.`
    : msg`“${name}” was not deleted: the session ended first.`;

const describeDoubt = (count: number) =>
  msg`We are not sure ${plural(count, { one: '# message was', other: '# messages were' })} deleted. Check the list of messages.`;
