import { msg } from '@lingui/core/macro';
import { type CSSProperties, useCallback, useMemo, useState } from 'react';
import { joinClasses } from './classes.ts';
import type { Column, DataTableProps } from './data-table.ts';
import styles from './DataTable.module.css';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import { createNearChunks } from './near-chunks.ts';
import { toggleRow } from './row-selection.ts';
import { sortRows } from './table-sort.ts';
import { actionsMinTableWidth, tableWidths } from './table-widths.ts';
import { TableRows } from './TableRows.tsx';
import { watchTable } from './watch-table.ts';

const tickWidth = '48px';
const actionsWidth = '144px';

/** The grid that the headings and every row are laid out in, for each width of the table where it changes. */
function createTemplates<Row>(columns: readonly Column<Row>[], hasTicks: boolean, hasActions: boolean) {
  const createTemplate = (width: number) =>
    [
      ...(hasTicks ? [tickWidth] : []),
      ...columns.flatMap(({ minTableWidth = 0, width: own = 'minmax(0, 1fr)' }) =>
        minTableWidth <= width ? own : [],
      ),
      ...(hasActions && width >= actionsMinTableWidth ? [actionsWidth] : []),
    ].join(' ');
  const templates: CSSProperties = {};
  for (const width of tableWidths) templates[`--columns-${width}`] = createTemplate(width);
  return templates;
}

/**
 * A table of data: sorting, selection with Shift, rows that open, the keys j, k and x, headings that stay below the
 * toolbar, cards in a narrow space, fast up to 100,000 rows. The owner shows an empty list.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, selection, renderActions, getRowId, rowShortcuts = [] } = props;
  const [ownSort, setOwnSort] = useState(props.sort);
  const [chunks] = useState(createNearChunks);
  // The row ticked last: with Shift, the rows in between are selected too.
  const [anchor, setAnchor] = useState<string>();
  const sort = props.onSortChange ? props.sort : ownSort;
  const rows = useMemo(
    () => (props.onSortChange ? props.rows : sortRows(props.rows, props.columns, sort)),
    [props, sort],
  );
  const ids = useMemo(() => rows.map(getRowId), [rows, getRowId]);

  const select = useCallback(
    (id: string, isSelected: boolean, isRange = false) => {
      if (!props.selection) return;
      const change = { id, isSelected, anchor: isRange ? anchor : undefined };
      props.selection.onChange(toggleRow(props.selection.selected, ids, change));
      setAnchor(id);
    },
    [props, ids, anchor],
  );
  // Stable while the owner's props are: a scroll renders only the rows that come near.
  const renderRow = useCallback(
    (place: number) => {
      const [row, id] = [rows[place], ids[place]];
      if (row === undefined || id === undefined) return null;
      return (
        <DataTableRow
          key={id}
          {...props}
          row={row}
          id={id}
          place={place}
          rowIndex={(props.offset ?? 0) + place + 2}
          isSelected={props.selection?.selected.has(id) ?? false}
          isCurrent={id === props.currentId}
          onSelect={props.selection && ((isSelected, isRange) => select(id, isSelected, isRange))}
        />
      );
    },
    [props, rows, ids, select],
  );
  const selectKey = selection && {
    key: 'x',
    label: msg`Select the row`,
    run(place: number | undefined) {
      const id = place === undefined ? undefined : ids[place];
      if (id !== undefined) select(id, !selection.selected.has(id));
    },
  };
  const rowKeys = [
    ...(selectKey ? [selectKey] : []),
    ...rowShortcuts.map(({ key, label, run }) => ({
      key,
      label,
      run(place: number | undefined) {
        const id = place === undefined ? props.currentId : ids[place];
        if (id !== undefined) run(id);
      },
    })),
  ];
  return (
    <div className={styles.frame}>
      <table
        ref={(table) =>
          table
            ? watchTable(table, {
                rowCount: rows.length,
                onFocus: chunks.keepRow,
                onEnd: props.onEnd,
                rowKeys,
              })
            : undefined
        }
        className={joinClasses(styles.table, !selection && styles.untickable)}
        style={createTemplates(columns, selection !== undefined, renderActions !== undefined)}
        aria-label={props.label}
        aria-rowcount={(props.total ?? rows.length) + 1}
      >
        <DataTableHead
          columns={columns}
          sort={sort}
          onSortChange={props.onSortChange ?? setOwnSort}
          ids={ids}
          selection={selection}
          hasActions={renderActions !== undefined}
        />
        <TableRows count={rows.length} chunks={chunks} renderRow={renderRow} />
      </table>
    </div>
  );
}
