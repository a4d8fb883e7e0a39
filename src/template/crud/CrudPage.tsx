import { SearchInfoRegular } from '@fluentui/react-icons/svg/search-info';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseMutationOptions } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { createMatcher } from '../../i18n/matches-query.ts';
import { DeleteButton } from '../../ui/dialog/DeleteButton.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Surface } from '../../ui/layout/Surface.tsx';
import { useAddressChange } from '../../ui/layout/use-address-change.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/layout/Pager.tsx';
import { continueRows } from '../../ui/table/row-focus.ts';
import { formatSort, parseSort, sortRows } from '../../ui/table/rows.ts';
import { slicePage } from '../../ui/layout/paging.ts';
import { SearchField } from '../../ui/form/SearchField.tsx';
import type { CrudAddress } from './crud-search.ts';
import styles from './CrudPage.module.css';

/** How rows are deleted, for a `DeleteButton`. */
interface Deletion<Row> {
  mutation: UseMutationOptions<void, Error, readonly Row[]>;
  several: ReactNode;
  children: ReactNode;
}

interface CrudPageProps<Row> {
  /** The name of the page and of its table. */
  title: string;
  searchLabel: string;
  /** All rows; the page searches, sorts and pages them. */
  rows: readonly Row[];
  /** The texts of a row that a search looks in. */
  getWords(row: Row): readonly string[];
  columns: readonly Column<Row>[];
  getRowName(row: Row): string;
  address: CrudAddress;
  onOpen(id: string): void;
  /** The row that is open beside the table. */
  currentId?: string | undefined;
  renderDeletion(count: number): Deletion<Row>;
  /** The action beside the search, such as a link that adds a row. */
  action?: ReactNode;
  /** Links to other lists, above the table. */
  tabs?: ReactNode;
  /** How many rows there are, such as "3 contacts". */
  renderCount(count: number): ReactNode;
  /** More actions of the selected rows. */
  renderActions?(chosen: readonly Row[]): ReactNode;
  /** Shown where there is no row. */
  empty: ReactNode;
  /** The open row. */
  children?: ReactNode;
}

/** A list of demo data: search, sort, pages, selection and deletion. A selection counts only for rows on the screen. */
export function CrudPage<Row extends { id: string }>(props: CrudPageProps<Row>) {
  const { address, columns } = props;
  const { i18n } = useLingui();
  const change = useAddressChange();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const matches = createMatcher(address.search);
  const sort = parseSort(address.sort);
  const found = sortRows(
    props.rows.filter((row) => matches(...props.getWords(row))),
    columns,
    sort,
  );
  const { rows, ...place } = slicePage(found, address);
  const chosen = rows.filter(({ id }) => selected.has(id));
  const count = i18n.number(chosen.length);
  return (
    <Page
      title={props.title}
      actions={
        <>
          <SearchField
            label={props.searchLabel}
            defaultValue={address.search}
            onChange={(search) => change({ search, page: 1 })}
          />
          {props.action}
        </>
      }
    >
      <Surface>
        {props.tabs}
        <div className={styles.bar} data-chosen={chosen.length > 0 || undefined}>
          <p role="status">
            {chosen.length > 0 ? <Trans>{count} selected</Trans> : props.renderCount(found.length)}
          </p>
          {props.renderActions?.(chosen)}
          <DeleteButton
            items={chosen}
            name={chosen[0] ? props.getRowName(chosen[0]) : ''}
            {...props.renderDeletion(chosen.length)}
            onDeleted={() => setSelected(new Set())}
          />
        </div>
        {found.length > 0 ? (
          <DataTable
            label={props.title}
            columns={columns}
            rows={rows}
            getRowId={({ id }) => id}
            getRowName={props.getRowName}
            sort={sort}
            onSortChange={(next) => {
              const keys = columns.map(({ id }) => id);
              change({ sort: formatSort(keys, next) ?? address.sort, page: 1 });
            }}
            selected={new Set(chosen.map(({ id }) => id))}
            onSelect={setSelected}
            currentId={props.currentId}
            onOpen={({ id }) => props.onOpen(id)}
            onEnd={(end) => continueRows(end, place, (page) => change({ page }))}
            offset={(place.page - 1) * address.limit}
            total={place.total}
          />
        ) : props.rows.length > 0 ? (
          <EmptyState
            icon={<SearchInfoRegular aria-hidden />}
            title={<Trans>Nothing matches your search</Trans>}
            hint={<Trans>Try fewer words.</Trans>}
          />
        ) : (
          props.empty
        )}
        <Pager {...place} limit={address.limit} rows={rows.length} />
      </Surface>
      {props.children}
    </Page>
  );
}

interface RowLinkProps {
  /** The search parameters that open the row. */
  search: object;
  children: ReactNode;
}

/** The name of a row, which opens it over the list. */
export const RowLink = ({ search, children }: RowLinkProps) => (
  <Link to="." search={(before) => ({ ...before, ...search })} resetScroll={false} className={styles.name}>
    {children}
  </Link>
);
