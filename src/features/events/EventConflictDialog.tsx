import { Trans, useLingui } from '@lingui/react/macro';
import { asTexts, differences, type EventDetails } from '../../domain/event-details.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import type { Conflict } from '../../ui/use-conflict.ts';

/** Asks which details to keep, if an event was changed elsewhere. */
export function EventConflictDialog({ conflict }: { conflict: Conflict<EventDetails> | undefined }) {
  const { t } = useLingui();
  const labels = {
    name: t`Name`,
    welcomeMessage: t`Welcome message`,
    rsvpMessage: t`RSVP message`,
    isSingleGuest: t`One person per invitation`,
  };
  const describe = (details: EventDetails) => ({
    ...asTexts(details),
    isSingleGuest: details.isSingleGuest ? t`Yes` : t`No`,
  });
  return (
    <ConflictDialog
      title={<Trans>This event changed while you were editing</Trans>}
      conflict={conflict}
      findDifferences={differences}
      labels={labels}
      describe={describe}
    />
  );
}
