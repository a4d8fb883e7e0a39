import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { Sort } from './table-sort.ts';
import type { TableWidth, tableWidths } from './table-widths.ts';
import type { TableEnd } from './watch-table.ts';

interface ColumnContent<Row> {
  id: string;
  /** The heading, and the label of the value on a card. */
  header: string;
  /** Whether only screen readers get the heading, as over buttons. */
  isHeaderHidden?: boolean;
  /** The value, or nothing for an empty one: a card then leaves out its label, too. */
  cell(row: Row): ReactNode;
  /** Compares two rows in ascending order, which makes the column sortable. */
  compare?: (one: Row, other: Row) => number;
  /** Whether the owner can sort by the column, which has no `compare` here. */
  isSortable?: boolean;
  firstDirection?: Sort['direction'];
  /** A CSS length; columns without one share the remaining room. */
  width?: string;
  align?: 'start' | 'end';
  /** The column that names the row. One per table. */
  isRowHeader?: boolean;
  /** Where a card shows the value: beside the title, on a line with its label, or nowhere. */
  cardPlace?: 'title' | 'aside' | 'line' | 'hidden';
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
      /** Whether a narrower table has the value on a second line of the row. The style sheet supports this only at 860. */
      wrapsBelow: true;
    };

/** One column of a `DataTable`. Columns are created in the component, because their headings are translated. */
export type Column<Row> = ColumnContent<Row> & ColumnRoom;

/** A key that acts on the focused row, otherwise on the open one, as `e` to edit. */
interface RowShortcut {
  key: string;
  label: MessageDescriptor;
  /** @param id of the row; the open one may be on another page */
  run(id: string): void;
}

export interface RowSelection {
  selected: ReadonlySet<string>;
  onChange(selected: ReadonlySet<string>): void;
}

export interface DataTableProps<Row> {
  /** Names the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Unique among the rows; see `getRowKeys` for rows of a server that may repeat ids. */
  getRowId(row: Row, place: number): string;
  /** The row's name, for the label of its checkbox. */
  getRowName(row: Row): string;
  /** With `onSortChange` the owner sorts the rows, as from the address; otherwise the table does. */
  sort?: Sort | undefined;
  onSortChange?: (sort: Sort) => void;
  selection?: RowSelection;
  /** The value that highlights a row for a moment when it changes on the screen. */
  getRowVersion?: (row: Row) => string;
  /** A click on the row, or Enter on it. The row's name is a link or button as well. */
  onOpen?: (row: Row) => void;
  /** The row that is open beside the table. */
  currentId?: string | undefined;
  /** Buttons at the end of the row, in tables that have room for them. */
  renderActions?: (row: Row) => ReactNode;
  /** The key j on the last row, or k on the first: shows the next rows, or the previous. */
  onEnd?: (end: TableEnd) => void;
  rowShortcuts?: readonly RowShortcut[];
  /** For a paged list: the index of the first row in all rows, from 0, and the total. */
  offset?: number;
  total?: number;
}
