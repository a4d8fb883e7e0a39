import { PeopleRegular } from '@fluentui/react-icons/svg/people';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { GuestFilter } from '../../domain/guest-filter.ts';

const words = {
  all: {
    title: <Trans>No guests yet</Trans>,
    hint: <Trans>Guests stand here once they are added to the event.</Trans>,
  },
  accepted: {
    title: <Trans>Nobody has accepted yet</Trans>,
    hint: <Trans>Send the RSVP links, and the answers come in here.</Trans>,
  },
  rejected: {
    title: <Trans>Nobody has declined</Trans>,
    hint: <Trans>Guests who cannot come stand here.</Trans>,
  },
  isWAPhone: {
    title: <Trans>Everybody is on WhatsApp</Trans>,
    hint: <Trans>Guests who need their link another way stand here.</Trans>,
  },
  discrepancies: {
    title: <Trans>Everything adds up</Trans>,
    hint: <Trans>Guests whose data needs a look stand here.</Trans>,
  },
};

interface GuestsEmptyProps {
  filter: GuestFilter;
  /** The page asked for lies behind the last one: guests were removed meanwhile. */
  isPastTheEnd: boolean;
}

export function GuestsEmpty({ filter, isPastTheEnd }: GuestsEmptyProps) {
  if (!isPastTheEnd) return <EmptyState icon={<PeopleRegular aria-hidden />} {...words[filter]} />;
  return (
    <EmptyState
      icon={<PeopleRegular aria-hidden />}
      title={<Trans>This page is empty now</Trans>}
      action={
        <Link to="." search={(search) => ({ ...search, page: 1 })}>
          <Trans>To the first page</Trans>
        </Link>
      }
    />
  );
}
