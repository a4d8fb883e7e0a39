import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark';
import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Guest } from '../../../domain/guest/guest.ts';
import { findLookAlikes } from '../../../domain/guest/look-alikes.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { getRowKeys, parseSort } from '../../../ui/table/rows.ts';
import type { TableEnd } from '../../../ui/table/row-focus.ts';
import { useSortNavigation } from './use-guest-navigation.ts';
import { useGuestColumns } from './use-guest-columns.tsx';
import type { GuestRequest, GuestRows } from './use-guest-rows.ts';
import { focusPanel } from '../panel/panel-focus.ts';
import type { SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import styles from './guest-list.module.css';
import { useCopyLink } from '../share/use-copy.tsx';

interface GuestTableProps {
  request: GuestRequest;
  list: GuestRows;
  selected: ReadonlySet<string>;
  onSelect(selected: ReadonlySet<string>): void;
  currentId: string | undefined;
  onOpen(id: string | undefined, edit?: true): void;
  /** The keys j and k went beyond the rows. */
  onEnd(end: TableEnd): void;
}

const renderActions = ({ id, ...guest }: Guest) =>
  id !== undefined && <RowActions guest={{ ...guest, id }} />;

/** What a row shows of a guest. */
const getVersion = ({ name, phone, invitees, answer, isWAPhone, discrepancies }: Guest) =>
  JSON.stringify([name, phone, invitees, answer, isWAPhone, discrepancies]);

/** The guests as a table, or as cards in a narrow space. A click on a row opens the guest beside it. */
export function GuestTable(props: GuestTableProps) {
  const { request, list, selected, onSelect, currentId, onOpen, onEnd } = props;
  const { rows, place } = list;
  const { t } = useLingui();
  const sortBy = useSortNavigation();
  const columns = useGuestColumns(findLookAlikes(rows.map(({ name }) => name)), currentId);
  const keys = getRowKeys(rows);
  const ids = new Set(rows.flatMap(({ id }) => id ?? []));
  return (
    <DataTable
      label={t`Guests`}
      columns={columns}
      rows={rows}
      getRowId={(_, at) => keys[at] ?? String(at)}
      getRowName={({ name }) => name || t`No name`}
      getRowVersion={getVersion}
      sort={request.sort && parseSort(request.sort)}
      onSortChange={sortBy}
      selected={selected}
      // A row without an id is read-only.
      onSelect={(next) => onSelect(new Set([...next].filter((id) => ids.has(id) || selected.has(id))))}
      currentId={currentId}
      onOpen={({ id }) => id !== undefined && onOpen(id)}
      onEnterOpen={focusPanel}
      renderActions={renderActions}
      onEnd={onEnd}
      rowShortcuts={[
        {
          key: 'e',
          label: msg`Edit the guest`,
          run: (id) => (ids.has(id) || id === currentId) && onOpen(id, true),
        },
      ]}
      offset={(place.page - 1) * request.limit}
      total={place.total}
    />
  );
}

/** The actions of a guest in the row: a plain button, because Fluent's is too slow for a row. */
function RowActions({ guest }: { guest: SavedGuest }) {
  const { t } = useLingui();
  const { isCopied, copyLink, dialog } = useCopyLink(guest);
  const name = guest.name || t`No name`;
  return (
    <>
      <button
        type="button"
        className={styles.rowButton}
        title={t`Copy RSVP link`}
        aria-label={t`Copy RSVP link for ${name}`}
        onClick={copyLink}
      >
        {isCopied ? <Checkmark20Regular /> : <Link20Regular />}
      </button>
      {dialog}
    </>
  );
}
