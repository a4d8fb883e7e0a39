import type { ReactNode } from 'react';
import { joinClasses } from '../layout/classes.ts';
import styles from './table.module.css';

interface TableFrameProps {
  /** Names the table. */
  label: string;
  /** The cells of the row of headings. */
  head: ReactNode;
  className?: string | undefined;
  /** The rows. */
  children: ReactNode;
}

/**
 * A table whose rows are components of their own, such as rows that become a form. For rows of data, use `PlainTable`.
 */
export const TableFrame = ({ label, head, className, children }: TableFrameProps) => (
  <table aria-label={label} className={joinClasses(styles.plainTable, className)}>
    <thead>
      <tr>{head}</tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

/** One column of a `PlainTable`. */
export interface PlainColumn<Row> {
  id: string;
  header: ReactNode;
  /** A shorter label for each cell, if the heading is long. */
  abbreviation?: string;
  cell(row: Row): ReactNode;
  align?: 'end';
  /** The column that names the row. One per table. */
  isRowHeader?: boolean;
  className?: string | undefined;
}

interface PlainTableProps<Row> {
  /** Names the table. */
  label: string;
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  getRowId(row: Row, place: number): string;
  className?: string | undefined;
}

/** A table to read or to print. For sorting, selecting or opening rows, use `DataTable`. */
export const PlainTable = <Row,>({ label, columns, rows, getRowId, className }: PlainTableProps<Row>) => (
  <TableFrame
    className={className}
    label={label}
    head={columns.map(({ header, abbreviation, ...column }) => (
      <th key={column.id} scope="col" abbr={abbreviation} className={getCellClass(column)}>
        {header}
      </th>
    ))}
  >
    {rows.map((row, place) => (
      <tr key={getRowId(row, place)}>
        {columns.map(({ id, isRowHeader = false, cell, ...column }) =>
          isRowHeader ? (
            <th key={id} scope="row" className={getCellClass(column)}>
              {cell(row)}
            </th>
          ) : (
            <td key={id} className={getCellClass(column)}>
              {cell(row)}
            </td>
          ),
        )}
      </tr>
    ))}
  </TableFrame>
);

const getCellClass = ({ align, className }: Pick<PlainColumn<never>, 'align' | 'className'>) =>
  joinClasses(align === 'end' && styles.plainEnd, className) || undefined;
