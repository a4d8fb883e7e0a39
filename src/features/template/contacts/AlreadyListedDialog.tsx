import { Trans } from '@lingui/react/macro';
import { EventName } from '../../../domain/EventName.tsx';
import type { EventSummary } from '../../../domain/event.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import type { AlreadyListed } from './use-invitations.ts';

interface AlreadyListedDialogProps {
  /** The guest list that has the guest already; the dialog is closed without one. */
  listed: AlreadyListed | undefined;
  events: readonly EventSummary[];
  onConfirm(listed: AlreadyListed): void;
  onCancel(): void;
}

/** Asks before a guest is added to a list that has them already. */
export function AlreadyListedDialog({ listed, events, onConfirm, onCancel }: AlreadyListedDialogProps) {
  const listName = <EventName name={events.find(({ id }) => id === listed?.eventId)?.name ?? ''} />;
  const guestName = <ForeignText text={listed?.name ?? ''} />;
  return (
    <ConfirmDialog
      open={listed !== undefined}
      action={<Trans>add this guest again</Trans>}
      confirmLabel={<Trans>Add anyway</Trans>}
      onConfirm={() => listed && onConfirm(listed)}
      onCancel={onCancel}
    >
      <Trans>
        Already on the guest list of {listName}: {guestName}
      </Trans>
    </ConfirmDialog>
  );
}
