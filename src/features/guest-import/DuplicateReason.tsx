import { Trans } from '@lingui/react/macro';
import { ForeignText } from '../../ui/ForeignText.tsx';
import type { Duplicate } from './duplicates.ts';

/** Why a row counts as a duplicate. */
export function DuplicateReason({ duplicate: { where, by, of } }: { duplicate: Duplicate }) {
  const name = <ForeignText text={of} />;
  if (where === 'list') {
    return by === 'phone' ? (
      <Trans>{name} on the guest list has this phone number</Trans>
    ) : (
      <Trans>{name} on the guest list has a similar name</Trans>
    );
  }
  return by === 'phone' ? (
    <Trans>{name} earlier in the file has this phone number</Trans>
  ) : (
    <Trans>{name} earlier in the file has a similar name</Trans>
  );
}
