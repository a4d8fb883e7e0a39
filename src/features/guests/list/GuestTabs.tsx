import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { filterLabels } from '../../../domain/guest/filter-labels.ts';
import { type GuestFilter, guestFilters } from '../../../domain/guest/guest-filter.ts';
import { Tabs } from '../../../ui/layout/Tabs.tsx';
import type { GuestRequest } from './use-guest-rows.ts';

/** A filter of the specification, or "not answered", which is a view of all guests. */
type GuestTab = GuestFilter | 'waiting';

const tabs: readonly GuestTab[] = guestFilters.flatMap((filter) =>
  filter === 'all' ? (['all', 'waiting'] as const) : [filter],
);

/** The number of guests per tab, where known. */
export type GuestCounts = Partial<Record<GuestTab, number | undefined>>;

interface GuestTabsProps {
  request: GuestRequest;
  counts: GuestCounts;
}

/** The filters as links, each with its own address. The criteria stay from tab to tab, except `equal`. */
export function GuestTabs({ request, counts }: GuestTabsProps) {
  const { eventId, limit, criteria, answer, filter } = request;
  const { t, i18n } = useLingui();
  return (
    <Tabs label={t`Filter guests`} isInSurface>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to="/events/guests/$filter"
          params={{ filter: tab === 'waiting' ? 'all' : tab }}
          search={{
            event: eventId,
            limit,
            ...criteria,
            equal: undefined,
            ...(tab === 'waiting' && { answer: tab }),
          }}
          // "All" and "not answered" share a path, so the router cannot tell which one is current.
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={tab === (answer ?? filter) ? 'page' : undefined}
        >
          {i18n._(filterLabels[tab])} {counts[tab] !== undefined && <i>{i18n.number(counts[tab])}</i>}
        </Link>
      ))}
    </Tabs>
  );
}
