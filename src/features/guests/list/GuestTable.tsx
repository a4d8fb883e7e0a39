import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark';
import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Guest } from '../../../domain/guest/guest.ts';
import { findLookAlikes } from '../../../domain/guest/look-alikes.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { formatSort, getRowKeys, parseSort } from '../../../ui/table/rows.ts';
import type { TableEnd } from '../../../ui/table/row-focus.ts';
import { guestColumns, type GuestSort } from '../schema.ts';
import { useGuestColumns } from './use-guest-columns.tsx';
import type { SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import styles from './guest-list.module.css';
import { CopyByHand } from '../share/CopyByHand.tsx';
import { useCopyLink } from '../share/use-copy-link.ts';

interface GuestTableProps {
  guests: readonly Guest[];
  sort: GuestSort | undefined;
  selected: ReadonlySet<string>;
  onSelect(selected: ReadonlySet<string>): void;
  currentId: string | undefined;
  /** The index of the first row in all rows, and the total. */
  offset: number;
  total: number;
  onOpen(id: string | undefined, edit?: true): void;
  /** The keys j and k went beyond the rows. */
  onEnd(end: TableEnd): void;
}

const renderActions = ({ id, ...guest }: Guest) =>
  id !== undefined && <RowActions guest={{ ...guest, id }} />;

/** Creates the addresses that show a guest beside the list: this page's, with the guest. */
function useGuestHref() {
  const { stringifySearch } = useRouter().options;
  const search = useSearch({ strict: false });
  const others = stringifySearch({ ...search, guest: undefined, edit: undefined });
  return (guest: string) => `${others === '' ? '?' : `${others}&`}guest=${encodeURIComponent(guest)}`;
}

/** The columns of a guest. */
const getVersion = ({ name, phone, invitees, answer, isWAPhone, discrepancies }: Guest) =>
  JSON.stringify([name, phone, invitees, answer, isWAPhone, discrepancies]);

/** The guests as a table, or as cards in a narrow space. A click on a row opens the guest beside it. */
export function GuestTable(props: GuestTableProps) {
  const { guests, sort, selected, onSelect, currentId, offset, total, onOpen, onEnd } = props;
  const { t } = useLingui();
  const navigate = useNavigate();
  const twins = useMemo(() => findLookAlikes(guests.map(({ name }) => name)), [guests]);
  const getHref = useGuestHref();
  const columns = useGuestColumns({ twins, getHref, onOpen });
  const keys = useMemo(() => getRowKeys(guests), [guests]);
  const ids = useMemo(() => new Set(guests.flatMap(({ id }) => id ?? [])), [guests]);
  return (
    <DataTable
      label={t`Guests`}
      columns={columns}
      rows={guests}
      getRowId={(_, place) => keys[place] ?? String(place)}
      getRowName={({ name }) => name || t`No name`}
      getRowVersion={getVersion}
      sort={sort && parseSort(sort)}
      onSortChange={(next) =>
        void navigate({
          to: '.',
          search: (before) => ({ ...before, sort: formatSort(guestColumns, next), page: 1 }),
          replace: true,
          resetScroll: false,
        })
      }
      selected={selected}
      // A row without an id is read-only.
      onSelect={(next) =>
        onSelect(
          ids.size === keys.length
            ? next
            : new Set([...next].filter((id) => ids.has(id) || selected.has(id))),
        )
      }
      currentId={currentId}
      onOpen={({ id }) => id !== undefined && onOpen(id)}
      renderActions={renderActions}
      onEnd={onEnd}
      rowShortcuts={[
        {
          key: 'e',
          label: msg`Edit the guest`,
          run: (id) => (ids.has(id) || id === currentId) && onOpen(id, true),
        },
      ]}
      offset={offset}
      total={total}
    />
  );
}

// Created once: a change of the language renders every row, and React skips an element that it has rendered before.
const copyIcon = <Link20Regular />;
const copiedIcon = <Checkmark20Regular />;

/** The actions of a guest in the row: a plain button, because Fluent's is too slow for a row. */
function RowActions({ guest }: { guest: SavedGuest }) {
  const { t } = useLingui();
  const { isCopied, uncopied, copyLink, onClose } = useCopyLink(guest);
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
        {isCopied ? copiedIcon : copyIcon}
      </button>
      <CopyByHand text={uncopied} label={t`RSVP link`} onClose={onClose} />
    </>
  );
}
