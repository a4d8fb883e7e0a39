import { Button } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Trans } from '@lingui/react/macro';
import type { SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import { deleteWithUndo } from '../delete-guests.ts';
import type { GuestStore } from '../guest-cache.ts';

interface DeleteGuestProps {
  store: GuestStore;
  guest: SavedGuest;
  /** The guest was removed from the list, and can be restored for some seconds. */
  onDelete(): void;
}

/** Deletes one guest without a question, because it can be undone. */
export const DeleteGuest = ({ store, guest, onDelete }: DeleteGuestProps) => (
  <Button
    appearance="subtle"
    icon={<Delete20Regular />}
    onClick={() => {
      onDelete();
      deleteWithUndo(store, [guest.id], guest.name);
    }}
  >
    <Trans>Delete</Trans>
  </Button>
);
