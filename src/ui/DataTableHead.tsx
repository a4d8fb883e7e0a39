import { ArrowDown16Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp16Regular } from '@fluentui/react-icons/svg/arrow-up';
import { useLingui } from '@lingui/react/macro';
import { joinClasses } from './classes.ts';
import type { Column, RowSelection } from './data-table.ts';
import styles from './DataTable.module.css';
import { getSelectAll, toggleAll } from './row-selection.ts';
import { getNextSort, type Sort } from './table-sort.ts';
import { actionsMinTableWidth } from './table-widths.ts';

interface DataTableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSortChange(sort: Sort): void;
  /** The ids of the rows shown. */
  ids: readonly string[];
  selection: RowSelection | undefined;
  hasActions: boolean;
}

/** The headings: they stay below the toolbar while the rows scroll. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { t } = useLingui();
  const { columns, sort, onSortChange, ids, selection, hasActions } = props;
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1}>
        {selection && (
          <th scope="col" className={styles.tick}>
            <SelectAll ids={ids} {...selection} />
          </th>
        )}
        {columns.map((column) => (
          <Heading key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
        ))}
        {hasActions && (
          <th scope="col" className={styles[`from${actionsMinTableWidth}`]}>
            <span className="visually-hidden">{t`Actions`}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function SelectAll({ ids, selected, onChange }: RowSelection & { ids: readonly string[] }) {
  const { t } = useLingui();
  const state = getSelectAll(selected, ids);
  return (
    <label>
      <input
        type="checkbox"
        checked={state === 'all'}
        ref={(box) => void (box && (box.indeterminate = state === 'some'))}
        aria-label={t`Select all rows`}
        onChange={() => onChange(toggleAll(selected, ids))}
      />
    </label>
  );
}

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
      className={joinClasses(
        align === 'end' && styles.end,
        minTableWidth && styles[`from${minTableWidth}`],
        isSortable && styles.sortable,
      )}
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
