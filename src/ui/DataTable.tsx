import { msg } from '@lingui/core/macro';
import { useCallback, useState } from 'react';
import type { DataTableProps } from './data-table.ts';
import styles from './DataTable.module.css';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import { toggleRow } from './row-selection.ts';
import { chunkSize, RowChunk } from './RowChunk.tsx';
import { sortRows } from './table-sort.ts';
import { watchTable } from './watch-table.ts';

/** Up to so many rows are all drawn; find in page then finds them. */
const drawnAtMost = 200;

/**
 * A table of data: sorting, selection with Shift, rows that open, the keys j, k and x, headings that stay
 * below the toolbar, cards on phones, flat to 100,000 rows. An empty list is the owner's to show.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, selection, actions, getRowId, rowShortcuts = [], offset = 0 } = props;
  const [ownSort, setOwnSort] = useState(props.sort);
  const [focused, setFocused] = useState<number>();
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([0]));
  // The row ticked last: with Shift the rows between follow.
  const [anchor, setAnchor] = useState<string>();
  const sort = props.onSortChange ? props.sort : ownSort;
  const rows = props.onSortChange ? props.rows : sortRows(props.rows, columns, sort);
  const ids = rows.map(getRowId);

  const select = (id: string, isSelected: boolean, isRange = false) => {
    if (!selection) return;
    const change = { id, isSelected, anchor: isRange ? anchor : undefined };
    selection.onChange(toggleRow(selection.selected, ids, change));
    setAnchor(id);
  };
  const renderRow = (place: number) => {
    const [row, id] = [rows[place], ids[place]];
    if (row === undefined || id === undefined) return null;
    return (
      <DataTableRow
        key={id}
        {...props}
        row={row}
        place={place}
        rowIndex={offset + place + 2}
        isSelected={selection?.selected.has(id) ?? false}
        isCurrent={id === props.currentId}
        onSelect={selection && ((isSelected, isRange) => select(id, isSelected, isRange))}
      />
    );
  };
  const onRow = (run: (row: Row, id: string) => void) => (place: number) => {
    const [row, id] = [rows[place], ids[place]];
    if (row !== undefined && id !== undefined) run(row, id);
  };
  const selectKey = selection && {
    key: 'x',
    label: msg`Select the row`,
    run: onRow((_, id) => select(id, !selection.selected.has(id))),
  };
  const rowKeys = [
    ...(selectKey ? [selectKey] : []),
    ...rowShortcuts.map(({ key, label, run }) => ({ key, label, run: onRow((row) => run(row)) })),
  ];
  const onNear = useCallback(
    (start: number, isNear: boolean) => {
      setNear((before) => {
        const next = new Set(before);
        if (isNear) next.add(start);
        else next.delete(start);
        return next;
      });
    },
    [setNear],
  );
  // The row with the focus stays on the page wherever the window is scrolled to.
  const isDrawn = (start: number) =>
    rows.length <= drawnAtMost ||
    near.has(start) ||
    (focused !== undefined && start <= focused && focused < start + chunkSize);
  const chunks = Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, place) => place * chunkSize);
  return (
    <table
      ref={(table) =>
        table ? watchTable(table, { rowCount: rows.length, onFocus: setFocused, rowKeys }) : undefined
      }
      className={styles.table}
      aria-label={props.label}
      aria-rowcount={(props.total ?? rows.length) + 1}
    >
      <colgroup>
        {selection && <col style={{ inlineSize: '48px' }} />}
        {columns.map(({ id, width }) => (
          <col key={id} style={width === undefined ? undefined : { inlineSize: width }} />
        ))}
        {actions && <col className={styles.actionsColumn} />}
      </colgroup>
      <DataTableHead
        columns={columns}
        sort={sort}
        onSortChange={props.onSortChange ?? setOwnSort}
        ids={ids}
        selection={selection}
        hasActions={actions !== undefined}
      />
      {chunks.map((start) => (
        <RowChunk
          key={start}
          start={start}
          end={Math.min(start + chunkSize, rows.length)}
          columns={columns.length + (selection ? 1 : 0) + (actions ? 1 : 0)}
          renderRow={isDrawn(start) ? renderRow : undefined}
          onNear={onNear}
        />
      ))}
    </table>
  );
}
