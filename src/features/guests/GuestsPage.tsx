import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import type { GuestFilter } from '../../domain/guest-filter.ts';
import { guestsQuery } from '../../domain/guest-queries.ts';
import type { Guest } from '../../domain/guest.ts';
import type { Draft } from '../../storage/drafts.ts';
import { continueRows } from '../../ui/focus-row.ts';
import { Pager } from '../../ui/Pager.tsx';
import { Surface } from '../../ui/Surface.tsx';
import { useTypedQuery } from '../../ui/use-typed-query.ts';
import type { TableEnd } from '../../ui/watch-table.ts';
import { AddGuests } from './AddGuests.tsx';
import { preloadGuestParts } from './guest-parts.ts';
import { GuestPanel } from './GuestPanel.tsx';
import { GuestsEmpty } from './GuestsEmpty.tsx';
import styles from './GuestsPage.module.css';
import { GuestTable } from './GuestTable.tsx';
import { GuestTabs } from './GuestTabs.tsx';
import { GuestToolbar } from './GuestToolbar.tsx';
import { type GuestSearch, pageSizes } from './schema.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useGuestRows } from './use-guest-rows.ts';

interface GuestsPageProps {
  filter: GuestFilter;
  search: GuestSearch & { event: string };
  /** The data of the event. */
  event: { name: string; isSingleGuest: boolean };
  /** The event's own counts. */
  known: Partial<Record<GuestFilter | 'waiting', number | undefined>>;
  /** The answers in numbers, above the list. */
  stats: ReactNode;
  /** More actions of the list, beside the search. */
  tools: ReactNode;
  /** Where unsaved form values are kept, by the form's name. */
  getDraft(form: string): Draft;
}

/** The guests of one event (specification, section 2), filtered and paged by the server. */
export function GuestsPage({ filter, search, event, known, stats, tools, getDraft }: GuestsPageProps) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { event: eventId, page, limit, sort, answer } = search;
  const { query: q, onSearch } = useTypedQuery(
    search.q ?? '',
    (text) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, q: text || undefined, page: 1 }),
        replace: true,
        resetScroll: false,
      }),
  );
  const store = { api, queryClient, eventId };
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const request = { eventId, filter, page, limit, q, sort, answer };
  const { rows, paged, isPaged, progress, hidden, countShown } = useGuestRows(request);
  // A guest with a pending delete cannot be changed, whatever the address says, because the change would be lost.
  const guest = search.guest === undefined || hidden.has(search.guest) ? undefined : search.guest;
  // The first pages of filters without analytics: for the count, and to open the tab at once.
  const isWAPhone = useQuery(guestsQuery(api, { eventId, filter: 'isWAPhone', page: 1, limit }));
  const discrepancies = useQuery(guestsQuery(api, { eventId, filter: 'discrepancies', page: 1, limit }));
  const counts = {
    ...known,
    isWAPhone: isWAPhone.data && countShown('isWAPhone', isWAPhone.data.total),
    discrepancies: discrepancies.data && countShown('discrepancies', discrepancies.data.total),
    [filter]: paged.total,
  };
  const openGuest = (id: string | undefined, edit?: true) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, guest: id, edit }),
      replace: guest !== undefined,
      resetScroll: false,
    });
  const turnPage = (end: TableEnd) => {
    const next = end === 'last' ? page + 1 : page - 1;
    if (!isPaged || next < 1 || next > paged.pages) return;
    continueRows(end, () => void navigate({ to: '.', search: (before) => ({ ...before, page: next }) }));
  };
  return (
    <>
      <h2 className="visually-hidden">
        <Trans>Guests</Trans>
      </h2>
      {stats}
      <div className={styles.columns} ref={preloadGuestParts}>
        <Surface className={styles.list} aria-label={t`Guest list`}>
          <GuestTabs eventId={eventId} limit={limit} counts={counts} current={answer ?? filter} />
          <GuestToolbar
            eventId={eventId}
            isWaiting={answer === 'waiting'}
            query={q}
            onSearch={onSearch}
            found={isPaged || progress?.loaded === 0 ? undefined : rows.length}
            total={paged.total}
            progress={progress}
            tools={tools}
          />
          {rows.length === 0 && !progress?.isLoading && progress?.loaded !== 0 ? (
            <GuestsEmpty
              view={answer ?? filter}
              query={q}
              isPastTheEnd={isPaged && paged.total > 0 && page > 1}
            />
          ) : (
            <GuestTable
              guests={rows}
              sort={sort}
              selected={selected}
              onSelect={setSelected}
              currentId={guest}
              offset={isPaged ? (page - 1) * limit : 0}
              total={isPaged ? paged.total : rows.length}
              onOpen={openGuest}
              onEnd={turnPage}
            />
          )}
          {isPaged && paged.surplus > 0 && (
            <p className={styles.note} role="status">
              <Trans>The server sent more guests than asked for. Only the first {limit} are shown.</Trans>
            </p>
          )}
          {isPaged && paged.total > 0 && (
            <Pager
              {...paged}
              limit={limit}
              rows={rows.length}
              sizes={pageSizes}
              isSticky={selected.size === 0}
            />
          )}
        </Surface>
        {guest !== undefined && (
          <GuestPanel
            store={store}
            guestId={guest}
            known={rows.find((row): row is Guest => row.id === guest)}
            event={event}
            isEditing={search.edit ?? false}
            draft={getDraft(`guest ${guest}`)}
            onEdit={(isEditing) => openGuest(guest, isEditing || undefined)}
            onClose={() => openGuest(undefined)}
          />
        )}
      </div>
      <SelectionBar
        store={store}
        view={{ filter, q, sort, answer }}
        selected={selected}
        shown={rows}
        total={isPaged ? paged.total : rows.length}
        onSelect={setSelected}
      />
      <AddGuests
        store={store}
        isSingleGuest={event.isSingleGuest}
        open={search.add ?? false}
        draft={getDraft(`new guests ${eventId}`)}
      />
    </>
  );
}
