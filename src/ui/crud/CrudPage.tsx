import { Button } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Trans } from '@lingui/react/macro';
import type { UseMutationOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createMatcher } from '../../i18n/matches-query.ts';
import { DeleteDialog } from '../dialog/DeleteDialog.tsx';
import { Page } from '../page/Page.tsx';
import { SearchField } from '../table/SearchField.tsx';
import { Surface } from '../page/Surface.tsx';
import { type Column, DataTable } from '../table/DataTable.tsx';
import { Pager } from '../table/Pager.tsx';
import { continueRows } from '../table/row-focus.ts';
import { formatSort, parseSort, slicePage, sortRows } from '../table/rows.ts';
import type { CrudAddress } from './crud-search.ts';
import styles from './CrudPage.module.css';

/** How rows are deleted, for a `DeleteDialog`. */
interface Deletion<Row> {
  mutation: UseMutationOptions<void, Error, readonly Row[]>;
  several: ReactNode;
  children: ReactNode;
}

interface CrudPageProps<Row> {
  title: ReactNode;
  /** The names of the search field and of the table. */
  searchLabel: string;
  label: string;
  /** All rows; the page searches, sorts and pages them. */
  rows: readonly Row[];
  /** The texts of a row that a search looks in. */
  getWords(row: Row): readonly string[];
  columns: readonly Column<Row>[];
  getRowName(row: Row): string;
  address: CrudAddress;
  /** Replaces parts of the address. */
  onChange(change: { search?: string; sort?: string; page?: number }): void;
  onOpen(id: string): void;
  /** The row that is open beside the table. */
  currentId?: string | undefined;
  renderDeletion(count: number): Deletion<Row>;
  /** The action beside the search, such as a link that adds a row. */
  action?: ReactNode;
  /** Links to other lists, above the table. */
  tabs?: ReactNode;
  /** How many rows are found or selected. */
  renderCount(count: number, isSelection: boolean): ReactNode;
  /** More actions of the selected rows. */
  renderActions?(chosen: readonly Row[]): ReactNode;
  /** Shows the rows of the page in place of the table. */
  renderRows?: ((rows: readonly Row[]) => ReactNode) | undefined;
  /** Shown where no row is found. */
  empty: ReactNode;
  /** The open row. */
  children?: ReactNode;
}

/** A list of demo data: search, sort, pages, selection and deletion. A selection counts only for rows on the screen. */
export function CrudPage<Row extends { id: string }>(props: CrudPageProps<Row>) {
  const { address, columns, onChange, renderRows } = props;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setIsAsking] = useState(false);
  const matches = createMatcher(address.search);
  const sort = parseSort(address.sort);
  const found = sortRows(
    props.rows.filter((row) => matches(...props.getWords(row))),
    columns,
    sort,
  );
  const { rows, ...place } = slicePage(found, address);
  const chosen = rows.filter(({ id }) => selected.has(id));
  const count = chosen.length;
  return (
    <Page
      title={props.title}
      actions={
        <>
          <SearchField
            label={props.searchLabel}
            defaultValue={address.search}
            onChange={(search) => onChange({ search, page: 1 })}
          />
          {props.action}
        </>
      }
    >
      <Surface>
        {props.tabs}
        <div className={styles.bar}>
          <p role="status">{props.renderCount(count || found.length, count > 0)}</p>
          {props.renderActions?.(chosen)}
          {/* It stays mounted, so that the focus can return to it. */}
          <Button
            icon={<Delete20Regular />}
            disabledFocusable={count === 0}
            onClick={() => setIsAsking(true)}
          >
            <Trans>Delete</Trans>
          </Button>
        </div>
        {found.length === 0 && props.empty}
        {found.length > 0 &&
          (renderRows?.(rows) ?? (
            <DataTable
              label={props.label}
              columns={columns}
              rows={rows}
              getRowId={({ id }) => id}
              getRowName={props.getRowName}
              sort={sort}
              onSortChange={(next) => {
                const keys = columns.map(({ id }) => id);
                onChange({ sort: formatSort(keys, next) ?? address.sort, page: 1 });
              }}
              selection={{ selected: new Set(chosen.map(({ id }) => id)), onChange: setSelected }}
              currentId={props.currentId}
              onOpen={({ id }) => props.onOpen(id)}
              onEnd={(end) => continueRows(end, place, (page) => onChange({ page }))}
              offset={(place.page - 1) * address.limit}
              total={place.total}
            />
          ))}
        <Pager {...place} limit={address.limit} rows={rows.length} />
      </Surface>
      <DeleteDialog
        open={isAsking}
        items={chosen}
        name={chosen[0] ? props.getRowName(chosen[0]) : ''}
        {...props.renderDeletion(count)}
        onClose={() => setIsAsking(false)}
        onDeleted={() => setSelected(new Set())}
      />
      {props.children}
    </Page>
  );
}
