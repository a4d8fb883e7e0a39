import type { EventScope } from '../../api/use-api.ts';
import { msg } from '@lingui/core/macro';
import { flushSync } from 'react-dom';
import { pendingDeletion } from '../../domain/pending-deletion.ts';
import type { Draft } from '../../storage/drafts.ts';
import { hasModal } from '../../ui/page/focus.ts';
import { getMessageLinkId } from './MessageCard.tsx';
import { deleteMessage } from './mutations.ts';

/** A message that is removed from the list. */
interface DeletedMessage {
  id: string;
  title: string;
  /** Its unsaved text, which is deleted with it. */
  draft: Draft;
}

/** Removes a message from the list, and deletes it after the undo period. */
export const deleteMessageWithUndo = (scope: EventScope, { id, title, draft }: DeletedMessage) =>
  pendingDeletion.begin({
    ids: [id],
    async send(sending) {
      await deleteMessage(scope, id, sending);
      draft.remove();
      return [];
    },
    hide: (change) => change(),
    show(change) {
      flushSync(change);
      if (!hasModal()) document.getElementById(getMessageLinkId(id))?.focus();
    },
    texts: {
      name: title,
      deleted: msg`Message deleted`,
      tooLate: msg`Too late to undo: it is deleted.`,
      failed: () => msg`We could not delete this message.`,
      unsure: () => msg`We are not sure this message was deleted. Check the list of messages.`,
      unsent: (name) =>
        name === undefined
          ? msg`A message was not deleted: the session ended first.`
          : msg`“${name}” was not deleted: the session ended first.`,
    },
  });
