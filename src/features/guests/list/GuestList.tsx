import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { focusFirstRow } from '../../../ui/table/row-focus.ts';
import { countCriteria } from '../../../domain/guest/guest-filter.ts';
import { Pager } from '../../../ui/page/Pager.tsx';
import { Surface } from '../../../ui/page/Surface.tsx';
import type { TableEnd } from '../../../ui/table/row-focus.ts';
import { FilterButton, FilterChips } from './GuestFilters.tsx';
import { GuestsEmpty } from './GuestsEmpty.tsx';
import styles from './guest-list.module.css';
import { GuestTable } from './GuestTable.tsx';
import { type GuestCounts, GuestTabs } from './GuestTabs.tsx';
import { GuestToolbar } from './GuestToolbar.tsx';
import type { GuestRequest, GuestRows } from './use-guest-rows.ts';

interface GuestListProps {
  request: GuestRequest;
  list: GuestRows;
  counts: GuestCounts;
  /** The event asks each guest for yes or no. */
  isSingleGuest: boolean;
  /** More actions of the list, beside the search. */
  tools: ReactNode;
  selected: ReadonlySet<string>;
  onSelect(selected: ReadonlySet<string>): void;
  /** The guest that is open beside the list. */
  currentId: string | undefined;
  onOpen(id: string | undefined, edit?: true): void;
  onSearch(text: string): void;
  /** The keys j and k went beyond the rows. */
  onEnd(end: TableEnd): void;
}

/** The guests of a filter: its tabs, the search, the table and its pages. */
export function GuestList({
  request,
  list,
  counts,
  isSingleGuest,
  tools,
  selected,
  ...props
}: GuestListProps) {
  const { t } = useLingui();
  const { eventId, filter, page, limit, search = '', sort, answer } = request;
  const { rows, place, isPaged, total, progress } = list;
  /** Opens the only match, and focuses its row: the keys of a row work there. */
  const openMatch = () => {
    const [match] = rows;
    if (isPaged || progress || !match?.id || place.total > 1) return;
    focusFirstRow();
    props.onOpen(match.id);
  };
  const isNarrowed = countCriteria(request) > 0;
  const isEmpty = rows.length === 0 && !progress?.isLoading && progress?.loaded !== 0;
  const isBlank = isEmpty && total === 0 && filter === 'all' && !answer && search === '' && !isNarrowed;
  return (
    <Surface className={styles.list} aria-label={t`Guest list`}>
      {/* Without guests there is nothing to filter or to search. Its key N stays. */}
      <div className={styles.head} hidden={isBlank}>
        <GuestTabs
          eventId={eventId}
          limit={limit}
          criteria={request}
          counts={counts}
          current={answer ?? filter}
        />
        <GuestToolbar
          eventId={eventId}
          isWaiting={answer === 'waiting'}
          query={search}
          isNarrowed={isNarrowed}
          onSearch={props.onSearch}
          onEnter={openMatch}
          found={isPaged || progress?.loaded === 0 ? undefined : place.total}
          total={total}
          progress={progress}
          tools={
            <>
              <FilterButton criteria={request} isSingleGuest={isSingleGuest} />
              {tools}
            </>
          }
        />
        {isNarrowed && <FilterChips criteria={request} />}
      </div>
      {isEmpty ? (
        <GuestsEmpty
          eventId={eventId}
          view={answer ?? filter}
          query={search}
          isNarrowed={isNarrowed}
          isPastTheEnd={place.total > 0 && page > 1}
        />
      ) : (
        <GuestTable
          guests={rows}
          sort={sort}
          selected={selected}
          onSelect={props.onSelect}
          currentId={props.currentId}
          offset={(place.page - 1) * limit}
          total={place.total}
          onOpen={props.onOpen}
          onEnd={props.onEnd}
        />
      )}
      {place.surplus > 0 && (
        <p className={styles.note} role="status">
          <Trans>The server sent more guests than asked for. Only the first {limit} are shown.</Trans>
        </p>
      )}
      {place.total > 0 && (
        <Pager {...place} limit={limit} rows={rows.length} isSticky={selected.size === 0} />
      )}
    </Surface>
  );
}
