import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useApi, useScope } from '../../../api/use-api.ts';
import { EqualGuests } from '../../../shared/guest/EqualGuests.tsx';
import type { GuestFilter } from '../../../domain/guest/guest-filter.ts';
import type { Guest } from '../../../domain/guest/guest.ts';
import { joinClasses } from '../../../ui/layout/classes.ts';
import { createLazyPart } from '../../../ui/states/lazy-part.tsx';
import { countCriteria } from '../../../domain/guest/guest-filter.ts';
import { Surface } from '../../../ui/layout/Surface.tsx';
import { CriteriaButton, CriteriaChips } from './GuestCriteria.tsx';
import { GuestsEmpty } from './GuestsEmpty.tsx';
import { GuestTable } from './GuestTable.tsx';
import { GuestToolbar } from './GuestToolbar.tsx';
import { GuestInspector, GuestPanel } from '../panel/GuestPanel.tsx';
import styles from './guest-list.module.css';
import { type GuestCounts, GuestTabs } from './GuestTabs.tsx';
import { GuestListEnd } from './GuestListEnd.tsx';
import { getGuestView, type GuestSearch } from '../schema.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { type GuestRequest, type GuestRows, useGuestRows } from './use-guest-rows.ts';
import { guestsQuery } from '../../../domain/guest/guest-queries.ts';
import { useLoadedGuests } from '../../../domain/guest/loaded-guests.ts';
import { useGuestNavigation } from './use-guest-navigation.ts';

/** Most visits open no form. */
const AddGuestsForm = createLazyPart(async () => (await import('../add/AddGuestsForm.tsx')).AddGuestsForm);

interface GuestsPageProps {
  filter: GuestFilter;
  search: GuestSearch & { event: string };
  /** The data of the event. */
  event: { name: string; isSingleGuest: boolean };
  /** The event's own counts. */
  tabCounts: GuestCounts;
  /** More actions of the list, beside the search. */
  toolbar: ReactNode;
  /** Saves the selected guests in a file. */
  onExport(guests: readonly Guest[]): Promise<void>;
}

/** The guests of one event (specification, section 2), filtered and paged by the server. */
export function GuestsPage({ filter, search, event, tabCounts, toolbar, onExport }: GuestsPageProps) {
  const { t } = useLingui();
  const { event: eventId, page, limit } = search;
  const { guest, query, onSearch, openGuest, closeNewGuests, turnPage } = useGuestNavigation(search);
  const scope = { ...useScope(), eventId };
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const view = { ...getGuestView(search), filter, search: query };
  const { answer, criteria } = view;
  const request = { ...view, eventId, page, limit };
  const list = useGuestRows(request);
  const { rows, place, progress } = list;
  const loadedGuests = useLoadedGuests(eventId, limit);
  const counts = useGuestCounts(request, tabCounts, list);
  useEffect(() => {
    AddGuestsForm.preloadWhenIdle();
    GuestInspector.preloadWhenIdle();
  }, []);
  const { isSingleGuest } = event;
  const hasCriteria = countCriteria(criteria) > 0;
  // Without an answer, the list may not be empty.
  const isLoadingRows =
    list.isSearching || (progress !== undefined && !(progress.isTruncated && progress.loaded > 0));
  const isEmpty = rows.length === 0 && !isLoadingRows;
  const isWhole = query === '' && !answer && !hasCriteria;
  const isBlank = isEmpty && list.total === 0 && filter === 'all' && isWhole;
  // The guests of the last page were deleted: the page before it follows.
  const isPastLastPage = isEmpty && list.isPaged && page > 1;
  const lastPage = Math.max(1, Math.min(page - 1, Math.ceil(place.total / limit)));
  return (
    <>
      {isPastLastPage && (
        <Navigate to="." search={(before) => ({ ...before, page: lastPage })} replace resetScroll={false} />
      )}
      <h2 className="visually-hidden">
        <Trans>Guests</Trans>
      </h2>
      <Surface aria-label={t`Guest list`}>
        {/* Without guests there is nothing to filter or to search. Its key N stays. */}
        <div className={styles.head} hidden={isBlank}>
          <GuestTabs request={request} counts={counts} />
          <GuestToolbar
            request={request}
            list={list}
            onSearch={onSearch}
            onOpen={openGuest}
            actions={
              <>
                <CriteriaButton criteria={criteria} isSingleGuest={isSingleGuest} />
                {toolbar}
              </>
            }
          />
          {hasCriteria && <CriteriaChips criteria={criteria} />}
          {!criteria.equal && (
            <EqualGuests className={styles.equal} eventId={eventId} guests={loadedGuests} />
          )}
        </div>
        {/* The guest opens beside the rows, below the tabs and the search: nothing above a row changes. */}
        <div className={styles.columns}>
          <div className={joinClasses(styles.list, selected.size > 0 && styles.hasBar)}>
            {isEmpty ? (
              !isPastLastPage && <GuestsEmpty request={request} />
            ) : (
              <div className={styles.rows}>
                <GuestTable
                  request={request}
                  list={list}
                  selected={selected}
                  onSelect={setSelected}
                  currentId={guest}
                  onOpen={openGuest}
                  onEnd={(end) => turnPage(end, place)}
                />
              </div>
            )}
            {place.surplus > 0 && (
              <p className={styles.note} role="status">
                <Trans>The server sent more guests than asked for. Only the first {limit} are shown.</Trans>
              </p>
            )}
            <GuestListEnd request={request} list={list} isWhole={isWhole} isSticky={selected.size === 0} />
            <SelectionBar
              scope={scope}
              view={view}
              isSingleGuest={isSingleGuest}
              selected={selected}
              shown={rows}
              total={place.total}
              onSelect={setSelected}
              onExport={onExport}
            />
          </div>
          {guest !== undefined && (
            <GuestPanel
              scope={scope}
              guestId={guest}
              listed={rows.find((row) => row.id === guest)}
              event={event}
              isEditing={search.edit ?? false}
              onEdit={(isEditing) => openGuest(guest, isEditing || undefined)}
              onClose={() => openGuest(undefined)}
            />
          )}
        </div>
      </Surface>
      {search.add && <AddGuestsForm scope={scope} isSingleGuest={isSingleGuest} onClose={closeNewGuests} />}
    </>
  );
}

/**
 * The number of guests per tab: the event's own counts, the list that is shown, and the first pages of the filters
 * that the event does not count, which also open those tabs at once.
 */
function useGuestCounts(
  { eventId, filter, limit }: GuestRequest,
  tabCounts: GuestCounts,
  { total, countShown }: GuestRows,
): GuestCounts {
  const api = useApi();
  const isWAPhone = useQuery(guestsQuery(api, { eventId, filter: 'isWAPhone', page: 1, limit }));
  const discrepancies = useQuery(guestsQuery(api, { eventId, filter: 'discrepancies', page: 1, limit }));
  return {
    ...tabCounts,
    isWAPhone: isWAPhone.data && countShown('isWAPhone', isWAPhone.data.total),
    discrepancies: discrepancies.data && countShown('discrepancies', discrepancies.data.total),
    [filter]: total,
  };
}
