import { Button } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { Draft } from '../../storage/drafts.ts';
import { deleteWithUndo } from './delete-message.ts';
import type { MessageStore } from './mutations.ts';

interface DeleteMessageProps {
  store: MessageStore;
  id: string;
  title: string;
  draft: Draft;
}

/** Deletes a message after the undo period. */
export function DeleteMessage({ store, ...deletion }: DeleteMessageProps) {
  const navigate = useNavigate();
  const remove = () => {
    deleteWithUndo(store, deletion);
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
