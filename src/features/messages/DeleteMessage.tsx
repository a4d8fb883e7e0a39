import { Button } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { Draft } from '../../storage/drafts.ts';
import { preferFocus, rescueFocus } from '../../ui/focus.ts';
import { deleteWithUndo } from './delete-message.ts';
import { findCurrentLink } from './MessageCard.tsx';
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
  const remove = async () => {
    deleteWithUndo(store, deletion);
    preferFocus(findCurrentLink);
    await navigate({
      to: '.',
      search: (search) => ({ ...search, tab: 'messages', message: undefined }),
      replace: true,
      ignoreBlocker: true,
      resetScroll: false,
    });
    // The address stays the same if it did not name the message.
    rescueFocus();
  };
  return (
    <Button appearance="subtle" icon={<Delete20Regular />} onClick={remove}>
      <Trans>Delete</Trans>
    </Button>
  );
}
