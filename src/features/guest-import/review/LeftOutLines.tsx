import { Plural, Trans } from '@lingui/react/macro';
import type { Mapping } from '../columns/columns.ts';
import { countLeftOut } from '../source/header.ts';
import type { Table } from '../source/read-table.ts';

/** Says which rows are not imported: those of a very long file, those above the names of the columns, such as a title, and hidden ones. */
export function LeftOutLines({ table, mapping }: { table: Table; mapping: Mapping }) {
  const lines = countLeftOut(table.rows, mapping.header);
  const { hidden, isCut } = table;
  return (
    <>
      {isCut && (
        <p>
          <Trans>This file is very long. Only its first 20,000 rows are shown; import the rest later.</Trans>
        </p>
      )}
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
