import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { Sort } from './table-sort.ts';

/** One column of a `DataTable`. Columns are made in the component: their headings are translated. */
export interface Column<Row> {
  id: string;
  /** The heading, and the label of the value on a phone's card. */
  header: string;
  /** Whether only screen readers have the heading, as over buttons. */
  isHeaderHidden?: boolean;
  cell(row: Row): ReactNode;
  /** Compares two rows in ascending order: the column can be sorted. */
  compare?: (one: Row, other: Row) => number;
  /** Whether the column can be sorted by its owner, who has no `compare` here. */
  isSortable?: boolean;
  firstDirection?: Sort['direction'];
  /** A CSS length; the rest of the room is shared by the columns without one. */
  width?: string;
  align?: 'start' | 'end';
  /** The column that names the row. One of the table. */
  isRowHeader?: boolean;
  /** Where a phone's card has the value: beside the title, on a line with its label, or nowhere. */
  phone?: 'title' | 'aside' | 'line' | 'hidden';
}

/** A key that acts on the row with the focus, as `e` to edit. */
interface RowShortcut<Row> {
  key: string;
  label: MessageDescriptor;
  run(row: Row): void;
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
  /** Unique among the rows; see `rowKeys` for rows of a server that may repeat ids. */
  getRowId(row: Row, place: number): string;
  /** The row in words, for the label of its checkbox. */
  getRowName(row: Row): string;
  /** With `onSortChange` the owner sorts the rows, as from the address; otherwise the table does. */
  sort?: Sort | undefined;
  onSortChange?: (sort: Sort) => void;
  selection?: RowSelection;
  /** What of a row is marked for a moment when it changes while it is on the screen. */
  getRowVersion?: (row: Row) => string;
  /** A click on the row, or Enter on it. The row's name is a link or button as well. */
  onOpen?: (row: Row) => void;
  /** The row that is open beside the table. */
  currentId?: string | undefined;
  /** Buttons at the end of the row. */
  actions?: (row: Row) => ReactNode;
  rowShortcuts?: readonly RowShortcut<Row>[];
  /** Of a paged list: the place of the first row in all rows, from 0, and how many there are. */
  offset?: number;
  total?: number;
}
