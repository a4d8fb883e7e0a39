import { msg } from '@lingui/core/macro';
import { lazy, type Ref, Suspense, useRef, useState } from 'react';
import type { DataTableProps } from './data-table.ts';
import styles from './DataTable.module.css';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import { toggleRow } from './row-selection.ts';
import { listenForKeys } from './shortcuts.ts';
import { sortRows } from './table-sort.ts';

/** Up to so many rows are all drawn; beyond, only those near the window, with code that loads then. */
const drawnAtMost = 200;
const VirtualRows = lazy(async () => ({ default: (await import('./VirtualRows.tsx')).VirtualRows }));

/**
 * A table of data: sorting, selection with Shift, rows that open, the keys j, k and x, headings that stay
 * below the toolbar, cards on phones. An empty list is the owner's to show.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, selection, getRowId, rowShortcuts = [], offset = 0 } = props;
  const [ownSort, setOwnSort] = useState(props.sort);
  const [focused, setFocused] = useState<number>();
  const anchor = useRef<string>(undefined);
  const table = useRef<HTMLTableElement>(null);
  const sort = props.onSortChange ? props.sort : ownSort;
  const rows = props.onSortChange ? props.rows : sortRows(props.rows, columns, sort);
  const ids = rows.map(getRowId);

  const select = (id: string) => (isSelected: boolean, isRange: boolean) => {
    if (!selection) return;
    const change = { id, isSelected, anchor: isRange ? anchor.current : undefined };
    selection.onChange(toggleRow(selection.selected, ids, change));
    anchor.current = id;
  };
  const renderRow = (place: number, ref?: Ref<HTMLTableRowElement>) => {
    const [row, id] = [rows[place], ids[place]];
    if (row === undefined || id === undefined) return null;
    return (
      <DataTableRow
        key={id}
        ref={ref}
        {...props}
        row={row}
        place={place}
        rowIndex={offset + place + 2}
        isSelected={selection?.selected.has(id) ?? false}
        isCurrent={id === props.currentId}
        onSelect={selection && select(id)}
      />
    );
  };
  const plainRows = (count: number) => (
    <tbody role="rowgroup">{rows.slice(0, count).map((_, place) => renderRow(place))}</tbody>
  );

  const getFocusedPlace = () => getPlace(document.activeElement, table.current) ?? -1;
  const focusRow = (place: number) =>
    table.current?.querySelector<HTMLElement>(`tr[data-index="${String(place)}"]`)?.focus();
  const runOnRow = (run: (row: Row, id: string) => void) => () => {
    const place = getFocusedPlace();
    const [row, id] = [rows[place], ids[place]];
    if (row !== undefined && id !== undefined) run(row, id);
  };
  const keys = listenForKeys([
    {
      key: 'j',
      label: msg`Next row`,
      run: () => focusRow(Math.min(getFocusedPlace() + 1, rows.length - 1)),
    },
    { key: 'k', label: msg`Previous row`, run: () => focusRow(Math.max(getFocusedPlace() - 1, 0)) },
    ...(selection
      ? [
          {
            key: 'x',
            label: msg`Select the row`,
            run: runOnRow((_, id) => select(id)(!selection.selected.has(id), false)),
          },
        ]
      : []),
    ...rowShortcuts.map(({ key, label, run }) => ({ key, label, run: runOnRow((row) => run(row)) })),
  ]);
  const columnCount = columns.length + (selection ? 1 : 0) + (props.actions ? 1 : 0);
  return (
    <table
      role="table"
      ref={(element) => {
        table.current = element;
        return keys(element);
      }}
      className={styles.table}
      aria-label={props.label}
      aria-rowcount={(props.total ?? rows.length) + 1}
      onFocus={({ target }) => setFocused(getPlace(target, table.current))}
    >
      <colgroup>
        {selection && <col style={{ inlineSize: '48px' }} />}
        {columns.map(({ id, width }) => (
          <col key={id} style={width === undefined ? undefined : { inlineSize: width }} />
        ))}
        {props.actions && <col className={styles.actionsColumn} />}
      </colgroup>
      <DataTableHead
        columns={columns}
        sort={sort}
        onSortChange={props.onSortChange ?? setOwnSort}
        ids={ids}
        selection={selection}
        hasActions={props.actions !== undefined}
      />
      {rows.length <= drawnAtMost ? (
        plainRows(rows.length)
      ) : (
        <Suspense fallback={plainRows(60)}>
          <VirtualRows count={rows.length} columns={columnCount} focused={focused} renderRow={renderRow} />
        </Suspense>
      )}
    </table>
  );
}

/** The place of the row that an element is in, among the rows shown. */
function getPlace(element: Element | null, table: HTMLTableElement | null) {
  const row = element?.closest<HTMLElement>('tr[data-index]');
  return row && table?.contains(row) ? Number(row.dataset.index) : undefined;
}
