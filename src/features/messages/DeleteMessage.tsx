import { Button } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { Draft } from '../../storage/drafts.ts';
import { toasts } from '../../ui/toasts.ts';
import { deleteMessage, type MessageStore } from './mutations.ts';
import { pendingDeletes } from './pending-deletes.ts';
import { reportFailure } from './report-failure.ts';

interface DeleteMessageProps {
  store: MessageStore;
  id: string;
  title: string;
  draft: Draft;
}

/** Deletes a message after a time in which it can be undone. */
export function DeleteMessage({ store, id, title, draft }: DeleteMessageProps) {
  const navigate = useNavigate();
  const run = async () => {
    try {
      await deleteMessage(store, id);
      draft.remove();
    } catch (error) {
      reportFailure(error, {
        message: msg`We could not delete this message.`,
        action: { label: msg`Try again`, run: () => void run() },
      });
    }
  };
  const remove = () => {
    const undo = pendingDeletes.schedule(id, run);
    toasts.show({
      variant: 'info',
      message: msg`Message deleted`,
      detail: title,
      action: {
        label: msg`Undo`,
        run: () => {
          if (!undo()) toasts.show({ variant: 'warning', message: msg`Too late to undo: it is deleted.` });
        },
      },
    });
    void navigate({
      to: '.',
      search: (search) => ({ ...search, tab: 'messages', message: undefined }),
      replace: true,
      ignoreBlocker: true,
      resetScroll: false,
    });
  };
  return (
    <Button appearance="subtle" icon={<Delete20Regular />} onClick={remove}>
      <Trans>Delete</Trans>
    </Button>
  );
}
