import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { joinClasses } from './classes.ts';
import type { Column, DataTableProps } from './data-table.ts';
import styles from './DataTable.module.css';
import { actionsMinTableWidth } from './table-widths.ts';

interface DataTableRowProps<Row> extends Pick<
  DataTableProps<Row>,
  'columns' | 'getRowName' | 'getRowVersion' | 'onOpen' | 'renderActions'
> {
  row: Row;
  id: string;
  /** The index among the rows shown, from 0, and among all rows, from 1; the heading is row 1. */
  place: number;
  rowIndex: number;
  isSelected: boolean;
  isCurrent: boolean;
  /** Absent where rows cannot be selected. */
  onSelect: ((isSelected: boolean, isRange: boolean) => void) | undefined;
}

/** Whether an event belongs to a control within the row, or ends a selection of text. */
const isForControl = ({ target, currentTarget }: MouseEvent) =>
  (target instanceof Element &&
    target !== currentTarget &&
    target.closest('a, button, input, label, [role="menu"]') !== null) ||
  getSelection()?.isCollapsed === false;

/**
 * One row: a line of the table, or a card. Its checkbox says whether it is selected: `aria-selected` is for
 * the rows of a grid, and this is a table.
 */
export function DataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { t } = useLingui();
  const { row, id, place, rowIndex, columns, isSelected, isCurrent, onSelect, onOpen, renderActions } = props;
  const name = props.getRowName(row);
  const open = onOpen && (() => onOpen(row));
  const changes = useChanges(props.getRowVersion?.(row));
  return (
    <tr
      tabIndex={-1}
      data-index={place}
      data-row={id}
      data-changed={changes === 0 ? undefined : changes % 2 === 0 ? 'again' : 'once'}
      aria-rowindex={rowIndex}
      data-selected={isSelected || undefined}
      aria-current={isCurrent || undefined}
      className={open && styles.opens}
      onClick={open && ((event) => !isForControl(event) && open())}
      onKeyDown={
        open &&
        ((event: KeyboardEvent) => event.key === 'Enter' && event.target === event.currentTarget && open())
      }
    >
      {onSelect && (
        <td className={styles.tick}>
          <label>
            <input
              type="checkbox"
              checked={isSelected}
              aria-label={t`Select ${name}`}
              onChange={({ target, nativeEvent }) =>
                onSelect(target.checked, nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey)
              }
            />
          </label>
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} />
      ))}
      {renderActions && (
        <td className={joinClasses(styles[`from${actionsMinTableWidth}`], styles.actions)}>
          {renderActions(row)}
        </td>
      )}
    </tr>
  );
}

/** How often a value has changed since it was mounted. */
function useChanges(value: string | undefined) {
  const [seen, setSeen] = useState({ value, changes: 0 });
  if (seen.value !== value) setSeen({ value, changes: seen.changes + 1 });
  return seen.changes;
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const {
    header,
    align,
    minTableWidth,
    wrapsBelow = false,
    isRowHeader = false,
    cardPlace = isRowHeader ? 'title' : 'line',
  } = column;
  const className = joinClasses(
    align === 'end' && styles.end,
    minTableWidth && styles[`from${minTableWidth}`],
    wrapsBelow && styles.below,
    styles[cardPlace],
  );
  return isRowHeader ? (
    <th scope="row" className={className}>
      {column.cell(row)}
    </th>
  ) : (
    <td className={className} data-label={header}>
      {column.cell(row)}
    </td>
  );
}
