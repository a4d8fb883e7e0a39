import { ArrowDown16Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp16Regular } from '@fluentui/react-icons/svg/arrow-up';
import type { ReactNode } from 'react';
import { isDescending, keyOf } from './order-list.ts';
import type { Sort, SortKey } from './schema.ts';

interface SortHeaderProps {
  column: SortKey;
  /** How the table is sorted now. */
  sort: Sort;
  sortBy(): void;
  children: ReactNode;
}

/** A heading that sorts the table by its column, and says whether it does. */
export function SortHeader({ column, sort, sortBy, children }: SortHeaderProps) {
  const isSorted = keyOf(sort) === column;
  const Arrow = isDescending(sort) ? ArrowDown16Regular : ArrowUp16Regular;
  return (
    <th
      scope="col"
      className={column}
      {...(isSorted && { 'aria-sort': isDescending(sort) ? 'descending' : 'ascending' })}
    >
      <button type="button" onClick={sortBy}>
        {children}
        {isSorted && <Arrow aria-hidden />}
      </button>
    </th>
  );
}
