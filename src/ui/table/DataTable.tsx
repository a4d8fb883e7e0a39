import { ArrowDown16Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp16Regular } from '@fluentui/react-icons/svg/arrow-up';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { joinClasses } from '../layout/classes.ts';
import styles from './table.module.css';
import { moveToRow, type TableEnd, watchTable } from './row-focus.ts';
import {
  getNextSort,
  getSelectAll,
  type Sort,
  type TableWidth,
  tableWidths,
  toggleAll,
  toggleRow,
} from './rows.ts';

interface ColumnContent<Row> {
  id: string;
  /** The heading, and the label of the value on a card. */
  header: string;
  /** Whether only screen readers get the heading, as over buttons. */
  isHeaderHidden?: boolean;
  /** The value, or nothing for an empty one: a card then leaves out its label, too. */
  cell(row: Row): ReactNode;
  /** Compares two rows in ascending order, for an owner that sorts with `sortRows`. It makes the column sortable. */
  compare?: (one: Row, other: Row) => number;
  /** Whether a column without `compare` is sortable. */
  isSortable?: boolean;
  firstDirection?: Sort['direction'];
  /** A CSS length, in rem for a text; columns without one share the remaining room. */
  width?: string;
  align?: 'end';
  /** The column that names the row. One per table. */
  isRowHeader?: boolean;
  /** Where a card shows the value: beside the title, on a line, or nowhere. */
  cardPlace?: 'title' | 'aside' | 'line' | 'hidden';
  /** Whether the value needs no label on a card, such as an email address. */
  isSelfEvident?: boolean;
}

/** The tables that have room for a column. */
type ColumnRoom =
  | {
      /** The least width of the table with which it has the column, in px. */
      minTableWidth?: Exclude<TableWidth, (typeof tableWidths)[0]>;
      wrapsBelow?: false;
    }
  | {
      minTableWidth: 860;
      /**
       * Whether a narrower table has the value on a second line of the row, in windows without room for a panel beside
       * it. The style sheet supports this only at 860.
       */
      wrapsBelow: true;
    };

/** One column of a `DataTable`. Columns are created in the component, because their headings are translated. */
export type Column<Row> = ColumnContent<Row> & ColumnRoom;

interface DataTableProps<Row> {
  /** Names the table. */
  label: string;
  columns: readonly Column<Row>[];
  /** The rows of one page, with unique ids; see `getRowKeys` for rows of a server that may repeat ids. */
  rows: readonly Row[];
  getRowId(row: Row, place: number): string;
  /** The row's name, for the label of its checkbox. */
  getRowName(row: Row): string;
  /** The sort order of the rows, as from the address. */
  sort: Sort | undefined;
  onSortChange(sort: Sort): void;
  /** The ids of the selected rows, also of those on other pages. */
  selected?: ReadonlySet<string>;
  /** Without this, no row can be selected. */
  onSelect?: (selected: ReadonlySet<string>) => void;
  /** The value that highlights a row for a moment when it changes on the screen. */
  getRowVersion?: (row: Row) => string;
  /** A click on the row, or Enter on it. The row's name is a link or button as well. Without this, no row opens. */
  onOpen?: (row: Row) => void;
  /** Enter on the row that is open already. */
  onEnterOpen?: () => void;
  /** The row that is open beside the table. */
  currentId: string | undefined;
  /** Buttons at the end of the row, in tables that have room for them. */
  renderActions?: (row: Row) => ReactNode;
  /** The key j on the last row, or k on the first: turns the page. */
  onEnd(end: TableEnd): void;
  /** Keys that act on the focused row, otherwise on the open one, which may be on another page; as `e` to edit. */
  rowShortcuts?: readonly { key: string; label: MessageDescriptor; run(id: string): void }[];
  /** The index of the first row in the rows of all pages, from 0, and the number of those. */
  offset: number;
  total: number;
}

const tickWidth = '48px';
const actionsWidth = '144px';
/** The width from which a table has the column of its rows' actions. */
const actionsMinWidth = 860 satisfies TableWidth;

/** The grid that the headings and every row are laid out in, for each width of the table where it changes. */
function createTemplates<Row>(columns: readonly Column<Row>[], hasTicks: boolean, hasActions: boolean) {
  const templates: CSSProperties = {};
  for (const tableWidth of tableWidths) {
    const shown = columns.filter(({ minTableWidth = 0 }) => minTableWidth <= tableWidth);
    const widths = [...(hasTicks ? [tickWidth] : []), ...shown.map(({ width = 'minmax(0, 1fr)' }) => width)];
    if (hasActions && tableWidth >= actionsMinWidth) widths.push(actionsWidth);
    templates[`--columns-${tableWidth}`] = widths.join(' ');
  }
  return templates;
}

/**
 * One page of data as a table: sorting, selection with Shift, rows that open, the keys j, k and x, headings that stay
 * below the toolbar, cards in a narrow space. The owner shows an empty list.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { t } = useLingui();
  const { columns, rows, sort, onSortChange, onSelect, renderActions, rowShortcuts = [] } = props;
  const { selected = noRows } = props;
  // The row ticked last: with Shift, the rows in between are selected too.
  const [anchor, setAnchor] = useState<string>();
  const ids = rows.map(props.getRowId);
  const select = (id: string, isSelected: boolean, isRange = false) => {
    onSelect?.(toggleRow(selected, ids, { id, isSelected, anchor: isRange ? anchor : undefined }));
    setAnchor(id);
  };
  const isOpen = props.currentId !== undefined;
  const selectionKeys = [
    {
      key: 'x',
      label: msg`Select the row`,
      run: (id: string | undefined) => id !== undefined && select(id, !selected.has(id)),
    },
    { key: 'Space', label: msg`Select the row` },
    { key: 'Shift+Space', label: msg`Select all rows up to this one` },
  ];
  const rowKeys = [
    ...(props.onOpen ? [{ key: 'Enter', label: msg`Open the row` }] : []),
    ...(onSelect ? selectionKeys : []),
    ...rowShortcuts.map(({ run, ...key }) => ({
      ...key,
      run(focused: string | undefined) {
        const id = focused ?? props.currentId;
        if (id !== undefined) run(id);
      },
    })),
  ];
  return (
    <div className={styles.frame}>
      <table
        ref={(table) => (table ? watchTable(table, { isOpen, onEnd: props.onEnd, rowKeys }) : undefined)}
        className={styles.table}
        style={createTemplates(columns, onSelect !== undefined, renderActions !== undefined)}
        aria-label={props.label}
        aria-rowcount={props.total + 1}
      >
        <thead className={styles.head}>
          <tr aria-rowindex={1}>
            {onSelect && (
              <th scope="col" className={styles.tick}>
                <Tick
                  label={t`Select all rows`}
                  state={getSelectAll(selected, ids)}
                  onChange={() => onSelect(toggleAll(selected, ids))}
                />
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
            ))}
            {renderActions && (
              <th scope="col" className={styles[`from${actionsMinWidth}`]}>
                <span className="visually-hidden">{t`Actions`}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => {
            const id = ids[place] ?? '';
            return (
              <DataRow
                key={id}
                {...props}
                row={row}
                id={id}
                rowIndex={props.offset + place + 2}
                isSelected={selected.has(id)}
                {...(onSelect && {
                  onTick: (isSelected: boolean, isRange: boolean) => select(id, isSelected, isRange),
                })}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const noRows: ReadonlySet<string> = new Set();

interface TickProps {
  label: string;
  state: 'all' | 'some' | 'none';
  onChange(isSelected: boolean, isRange: boolean): void;
}

const Tick = ({ label, state, onChange }: TickProps) => (
  <label>
    <input
      type="checkbox"
      checked={state === 'all'}
      ref={(box) => void (box && (box.indeterminate = state === 'some'))}
      aria-label={label}
      onChange={({ target, nativeEvent }) =>
        onChange(target.checked, nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey)
      }
    />
  </label>
);

interface HeadingProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSortChange(sort: Sort): void;
}

function Heading<Row>({ column, sort, onSortChange }: HeadingProps<Row>) {
  const { header, align, minTableWidth, isHeaderHidden = false, compare } = column;
  const { isSortable = compare !== undefined } = column;
  const isSorted = sort?.column === column.id;
  const Arrow = sort?.direction === 'descending' ? ArrowDown16Regular : ArrowUp16Regular;
  return (
    <th
      scope="col"
      className={joinClasses(align === 'end' && styles.end, minTableWidth && styles[`from${minTableWidth}`])}
      {...(isSorted && { 'aria-sort': sort.direction })}
    >
      {isSortable ? (
        <button type="button" onClick={() => onSortChange(getNextSort(column, sort))}>
          {header}
          {isSorted && <Arrow aria-hidden />}
        </button>
      ) : (
        <span className={isHeaderHidden ? 'visually-hidden' : undefined}>{header}</span>
      )}
    </th>
  );
}

/** Whether an event belongs to a control within the row, or ends a selection of text. */
const isForControl = ({ target, currentTarget }: MouseEvent) =>
  (target instanceof Element &&
    target !== currentTarget &&
    target.closest('a, button, input, label, [role="menu"]') !== null) ||
  getSelection()?.isCollapsed === false;

interface DataRowProps<Row> extends DataTableProps<Row> {
  row: Row;
  id: string;
  /** The index among all rows, from 1; the heading is row 1. */
  rowIndex: number;
  isSelected: boolean;
  onTick?: TickProps['onChange'];
}

/**
 * One row: a line of the table, or a card. Its checkbox says whether it is selected: `aria-selected` is for
 * the rows of a grid, and this is a table.
 */
function DataRow<Row>({ row, id, onTick, onOpen, renderActions, ...props }: DataRowProps<Row>) {
  const { t } = useLingui();
  const name = props.getRowName(row);
  const version = props.getRowVersion?.(row);
  const [seen, setSeen] = useState(version);
  const isOpen = props.currentId !== undefined;
  /** Enter opens the row, Space selects it, with Shift up to it, and ↓ and ↑ move on. */
  const pressRow = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    // The link of its name too, which has the focus after a click.
    if (target !== currentTarget && !(step && target instanceof HTMLAnchorElement)) return;
    // A key that is held down opens the row, and stays there.
    if (key === 'Enter' && event.repeat) return;
    if (key === 'Enter') {
      if (props.currentId === id && props.onEnterOpen) props.onEnterOpen();
      else onOpen?.(row);
    } else if (key === ' ') onTick?.(!props.isSelected, event.shiftKey);
    else if (step === 1) moveToRow(currentTarget.nextElementSibling, isOpen);
    else if (step === -1) moveToRow(currentTarget.previousElementSibling, isOpen);
    else return;
    // The page does not scroll, and Enter presses no button of the dialog that it opens.
    event.preventDefault();
  };
  return (
    <tr
      tabIndex={-1}
      data-row={id}
      data-changed={seen !== version || undefined}
      aria-rowindex={props.rowIndex}
      data-selected={props.isSelected || undefined}
      data-current={props.currentId === id || undefined}
      // The next change is highlighted again.
      onAnimationEnd={() => setSeen(version)}
      onClick={(event) => !isForControl(event) && onOpen?.(row)}
      onKeyDown={pressRow}
    >
      {onTick && (
        <td className={styles.tick}>
          <Tick label={t`Select ${name}`} state={props.isSelected ? 'all' : 'none'} onChange={onTick} />
        </td>
      )}
      {props.columns.map((column) => (
        <Cell key={column.id} column={column} row={row} />
      ))}
      {renderActions && (
        <td className={joinClasses(styles[`from${actionsMinWidth}`], styles.actions)}>
          {renderActions(row)}
        </td>
      )}
    </tr>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const {
    header,
    align,
    minTableWidth,
    wrapsBelow = false,
    isRowHeader = false,
    isSelfEvident = false,
  } = column;
  const { cardPlace = isRowHeader ? 'title' : 'line' } = column;
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
    <td className={className} data-label={isSelfEvident ? undefined : header}>
      {column.cell(row)}
    </td>
  );
}
