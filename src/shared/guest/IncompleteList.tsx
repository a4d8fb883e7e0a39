import { Trans, useLingui } from '@lingui/react/macro';
import type { AllGuests } from '../../domain/guest/all-guests.ts';

/** Says that the server counts more guests than it sent. */
export function IncompleteList({ list }: { list: AllGuests | undefined }) {
  const { i18n } = useLingui();
  if (!list?.isTruncated) return null;
  const [here, all] = [i18n.number(list.guests.length), i18n.number(list.total)];
  return (
    <p role="status">
      <Trans>
        This list is incomplete. The server sent only {here} of {all} guests.
      </Trans>
    </p>
  );
}
