import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { countLeftOut, type Mapping } from '../columns/columns.ts';
import type { Source, Table } from '../source/read-table.ts';

interface LeftOutLinesProps {
  source: Source;
  table: Table;
  mapping: Mapping;
}

/**
 * Says which rows are not imported: those of other files and of a very long file, those above the names of the columns,
 * such as a title, and hidden ones.
 */
export function LeftOutLines({ source, table, mapping }: LeftOutLinesProps) {
  const lines = countLeftOut(table.rows, mapping.header);
  const { hidden, isCut } = table;
  return (
    <>
      {source.otherFiles?.length ? (
        <p>
          <OtherFiles source={source} />
        </p>
      ) : null}
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

/** Says which of several dropped files was read. */
export function OtherFiles({ source }: { source: Source | undefined }) {
  const { i18n } = useLingui();
  if (!source?.otherFiles?.length || !(source.data instanceof File)) return null;
  const file = <ForeignText text={source.data.name} />;
  const others = <ForeignText text={new Intl.ListFormat(i18n.locale).format(source.otherFiles)} />;
  return (
    <Trans>
      Only {file} was read. Import the others after this one: {others}.
    </Trans>
  );
}
