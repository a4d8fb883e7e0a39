import type { ComponentProps, ReactNode, Ref } from 'react';

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
export const TableFrame = ({ label, head, headRef, bodyProps, children, ...props }: TableFrameProps) => (
  <table aria-label={label} {...props}>
    <thead ref={headRef}>
      <tr>{head}</tr>
    </thead>
    <tbody {...bodyProps}>{children}</tbody>
  </table>
);
