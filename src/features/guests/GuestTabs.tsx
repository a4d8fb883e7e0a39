import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Tabs } from '../../ui/Tabs.tsx';
import { type GuestFilter, guestFilters } from '../../domain/guest-filter.ts';

const titles = {
  all: msg`All`,
  accepted: msg`Accepted`,
  rejected: msg`Declined`,
  isWAPhone: msg`Not on WhatsApp`,
  discrepancies: msg`Discrepancies`,
};

interface GuestTabsProps {
  eventId: string;
  limit: number;
  /** How many guests each filter leaves, as far as that is known. */
  counts: Partial<Record<GuestFilter, number | undefined>>;
}

/** The filters as links: each is an address of its own. */
export function GuestTabs({ eventId, limit, counts }: GuestTabsProps) {
  const { t, i18n } = useLingui();
  return (
    <Tabs label={t`Filter the guests`} isInSurface>
      {guestFilters.map((filter) => (
        <Link
          key={filter}
          to="/events/guests/$filter"
          params={{ filter }}
          search={{ event: eventId, limit }}
          activeOptions={{ includeSearch: false }}
        >
          {i18n._(titles[filter])} {counts[filter] !== undefined && <i>{i18n.number(counts[filter])}</i>}
        </Link>
      ))}
    </Tabs>
  );
}
