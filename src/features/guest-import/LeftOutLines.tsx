import { Plural } from '@lingui/react/macro';
import type { Mapping } from './columns.ts';
import { countLeftOut } from './header.ts';
import type { Table } from './read-table.ts';
import styles from './ReviewStep.module.css';

/** Says how many lines above the names of the columns, such as a title, are not imported. */
export function LeftOutLines({ table, mapping }: { table: Table; mapping: Mapping }) {
  const lines = countLeftOut(table.rows, mapping);
  if (lines === 0) return null;
  return (
    <p className={styles.notice}>
      <Plural
        value={lines}
        one="# line above the column names was left out."
        other="# lines above the column names were left out."
      />
    </p>
  );
}
