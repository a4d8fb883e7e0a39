import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { Pager } from '../../ui/Pager.tsx';
import { copyRsvpLink } from './copy-link.ts';
import type { GuestFilter } from '../../domain/guest-filter.ts';
import { GuestsEmpty } from './GuestsEmpty.tsx';
import { GuestSheet } from './GuestSheet.tsx';
import { GuestTable } from './GuestTable.tsx';
import { GuestTabs } from './GuestTabs.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { guestsQuery } from '../../domain/guest-queries.ts';
import { type GuestSearch, pageSizes } from './schema.ts';
import './guests.css';

interface GuestsPageProps {
  filter: GuestFilter;
  search: GuestSearch & { event: string };
  /** Counts that the event itself knows, and its numbers for above the list. */
  known: Partial<Record<GuestFilter, number | undefined>>;
  /** The answers in numbers, above the list. */
  stats: ReactNode;
}

/** The guests of one event (the specification, section 2): filtered and paged by the server. */
export function GuestsPage({ filter, search, known, stats }: GuestsPageProps) {
  const api = useApi();
  const { t } = useLingui();
  const [uncopied, setUncopied] = useState<string>();
  const { event: eventId, page, limit } = search;
  const { data } = useSuspenseQuery(guestsQuery(api, { eventId, filter, page, limit }));
  // The first pages of the filters that no analytics count: the number now, and a tab that opens at once.
  const isWAPhone = useQuery(guestsQuery(api, { eventId, filter: 'isWAPhone', page: 1, limit }));
  const discrepancies = useQuery(guestsQuery(api, { eventId, filter: 'discrepancies', page: 1, limit }));
  const counts = {
    ...known,
    isWAPhone: isWAPhone.data?.total,
    discrepancies: discrepancies.data?.total,
    [filter]: data.total,
  };
  const copyLink = ({ id }: { id: string | undefined }) =>
    id === undefined ? undefined : void copyRsvpLink(id).then(setUncopied);
  return (
    <>
      <h2 className="visually-hidden">
        <Trans>Guests</Trans>
      </h2>
      {stats}
      <section className="sheet-panel">
        <GuestTabs eventId={eventId} limit={limit} counts={counts} />
        {data.guests.length === 0 ? (
          <GuestsEmpty filter={filter} isPastTheEnd={data.total > 0} />
        ) : (
          <GuestTable guests={data.guests} label={t`Guests`} copyLink={copyLink} />
        )}
        {data.total > 0 && <Pager {...data} limit={limit} rows={data.guests.length} sizes={pageSizes} />}
      </section>
      <GuestSheet
        guest={data.guests.find(({ id }) => id !== undefined && id === search.guest)}
        copyLink={copyLink}
      />
      <LinkDialog link={uncopied} close={() => setUncopied(undefined)} />
    </>
  );
}
