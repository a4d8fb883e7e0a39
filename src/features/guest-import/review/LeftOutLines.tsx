import { Plural } from '@lingui/react/macro';
import type { Mapping } from '../columns/columns.ts';
import { countLeftOut } from '../source/header.ts';
import type { Table } from '../source/read-table.ts';

/** Says how many rows are not imported: those above the names of the columns, such as a title, and hidden ones. */
export function LeftOutLines({ table, mapping }: { table: Table; mapping: Mapping }) {
  const lines = countLeftOut(table.rows, mapping.header);
  const { hidden } = table;
  return (
    <>
      {lines > 0 && (
        <p>
          <Plural
            value={lines}
            one="# line above the column names was left out."
            other="# lines above the column names were left out."
          />
        </p>
      )}
      {hidden > 0 && (
        <p>
          <Plural
            value={hidden}
            one="# hidden row of the sheet was left out. Show it in the spreadsheet to import it."
            other="# hidden rows of the sheet were left out. Show them in the spreadsheet to import them."
          />
        </p>
      )}
    </>
  );
}
