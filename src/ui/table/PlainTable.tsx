import type { ComponentProps, ReactNode, Ref } from 'react';
import { joinClasses } from '../page/classes.ts';
import styles from './table.module.css';

interface TableFrameProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** Names the table. */
  label: string;
  /** The cells of the row of headings. */
  head: ReactNode;
  headRef?: Ref<HTMLTableSectionElement>;
  /** For handlers that concern every row. */
  bodyProps?: ComponentProps<'tbody'>;
  /** The rows. */
  children: ReactNode;
}

/**
 * A table whose rows are components of their own, such as the weeks of a month, or rows that become a form. For rows of
 * data, use `PlainTable` or `DataTable`.
 */
export const TableFrame = ({
  label,
  head,
  headRef,
  bodyProps,
  className,
  children,
  ...props
}: TableFrameProps) => (
  <table aria-label={label} className={joinClasses(styles.plainTable, className)} {...props}>
    <thead ref={headRef}>
      <tr>{head}</tr>
    </thead>
    <tbody {...bodyProps}>{children}</tbody>
  </table>
);

/** One column of a `PlainTable`. */
export interface PlainColumn<Row> {
  id: string;
  header: ReactNode;
  /** Whether only screen readers get the heading. */
  isHeaderHidden?: boolean;
  /** A shorter label for each cell, if the heading is long. */
  abbreviation?: string;
  cell(row: Row): ReactNode;
  align?: 'start' | 'end';
  /** The column that names the row. One per table. */
  isRowHeader?: boolean;
  /** Whether it is hidden on phones. */
  isHiddenOnPhones?: boolean;
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
    head={columns.map(({ header, isHeaderHidden = false, abbreviation, ...column }) => (
      <th key={column.id} scope="col" abbr={abbreviation} className={getCellClass(column)}>
        {isHeaderHidden ? <span className="visually-hidden">{header}</span> : header}
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

type CellStyle = Pick<PlainColumn<never>, 'align' | 'isHiddenOnPhones' | 'className'>;

const getCellClass = ({ align = 'start', isHiddenOnPhones = false, className }: CellStyle) =>
  joinClasses(align === 'end' && styles.plainEnd, isHiddenOnPhones && styles.wide, className) || undefined;
