import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { countCriteria, type GuestFilter, matchesFilter } from '../../../domain/guest/guest-filter.ts';
import type { Guest } from '../../../domain/guest/guest.ts';
import { findLookAlikes } from '../../../domain/guest/look-alikes.ts';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { joinClasses } from '../../../ui/layout/classes.ts';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Pager } from '../../../ui/layout/Pager.tsx';
import { slicePage } from '../../../ui/layout/paging.ts';
import { Surface } from '../../../ui/layout/Surface.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { getRowKeys, parseSort } from '../../../ui/table/rows.ts';
import { getGuestView, type GuestSearch } from '../schema.ts';
import styles from './guest-list.module.css';
import { selectGuests } from './guest-view.ts';
import { CriteriaChips } from './GuestCriteria.tsx';
import { GuestsEmpty } from './GuestsEmpty.tsx';
import { GuestTabs } from './GuestTabs.tsx';
import { useGuestColumns } from './use-guest-columns.tsx';
import { useGuestNavigation, useSortNavigation } from './use-guest-navigation.ts';

interface KeptGuestListProps {
  filter: GuestFilter;
  search: GuestSearch & { event: string };
  /** The copy of the whole list on this device. */
  guests: readonly Guest[];
  /** Says how old the copy is. */
  notice: ReactNode;
}

/** The guests of an event from the copy on this device, to read only. */
export function KeptGuestList({ filter, search, guests, notice }: KeptGuestListProps) {
  const { t, i18n } = useLingui();
  const sortBy = useSortNavigation();
  const { query, onSearch, turnPage } = useGuestNavigation(search);
  const { event: eventId, page, limit } = search;
  const request = { ...getGuestView(search), search: query, eventId, filter, page, limit };
  const count = (of: GuestFilter) => guests.filter((guest) => matchesFilter(guest, of)).length;
  const listed = guests.filter((guest) => matchesFilter(guest, filter));
  const { rows: shown, ...place } = slicePage(selectGuests(listed, request, i18n.locale), { page, limit });
  // A guest without an id has no link and no actions.
  const rows = shown.map((guest) => ({ ...guest, id: undefined }));
  const columns = useGuestColumns(findLookAlikes(rows.map(({ name }) => name)), undefined);
  const keys = getRowKeys(shown);
  return (
    <Stack gap={12}>
      <h2 className="visually-hidden">
        <Trans>Guests</Trans>
      </h2>
      {notice}
      <Surface aria-label={t`Guest list`}>
        <div className={styles.head}>
          <GuestTabs
            request={request}
            counts={{
              all: guests.length,
              waiting: guests.filter(({ answer }) => answer.kind === 'waiting').length,
              accepted: count('accepted'),
              rejected: count('rejected'),
              isWAPhone: count('isWAPhone'),
              discrepancies: count('discrepancies'),
            }}
          />
          <div className={joinClasses(styles.toolbar, 'screen-only')}>
            <SearchField label={t`Name or phone`} value={query} onChange={onSearch} />
          </div>
          {countCriteria(request.criteria) > 0 && <CriteriaChips criteria={request.criteria} />}
        </div>
        {rows.length === 0 ? (
          <GuestsEmpty request={request} />
        ) : (
          <DataTable
            label={t`Guests`}
            columns={columns}
            rows={rows}
            getRowId={(_, at) => keys[at] ?? String(at)}
            getRowName={({ name }) => name || t`No name`}
            sort={search.sort && parseSort(search.sort)}
            onSortChange={sortBy}
            currentId={undefined}
            onEnd={(end) => turnPage(end, place)}
            offset={(place.page - 1) * limit}
            total={place.total}
          />
        )}
        {place.total > 0 && <Pager {...place} limit={limit} rows={rows.length} isSticky />}
      </Surface>
    </Stack>
  );
}
