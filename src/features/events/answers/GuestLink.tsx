import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { GuestFilter } from '../../../domain/guest/guest-filter.ts';
import type { Guest } from '../../../domain/guest/guest.ts';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';

/** How many guests a panel of the answers shows; the guest list has the others. */
export const shownNames = 5;

interface GuestLinkProps {
  eventId: string;
  guest: Guest;
  /** The list that the guest opens beside. */
  filter: GuestFilter;
}

/** A name that opens the guest beside the guest list. A guest without an id cannot be opened. */
export function GuestLink({ eventId, guest, filter }: GuestLinkProps) {
  const { t } = useLingui();
  const name = <ForeignText text={guest.name || t`No name`} />;
  if (guest.id === undefined) return name;
  return (
    <Link to="/events/guests/$filter" params={{ filter }} search={{ event: eventId, guest: guest.id }}>
      {name}
    </Link>
  );
}
