import { Button } from '@fluentui/react-components';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ImportFlow } from './import-flow.ts';
import { PileTable } from './PileTable.tsx';
import type { ImportRow } from './review.ts';
import { RowCells } from './RowCells.tsx';
import { RowEditor } from './RowEditor.tsx';

interface ReadyTableProps {
  rows: readonly ImportRow[];
  flow: ImportFlow;
}

/** The rows to send. Each can still be edited. */
export function ReadyTable({ rows, flow }: ReadyTableProps) {
  const { t } = useLingui();
  const [editing, setEditing] = useState<number>();
  return (
    <PileTable aria-label={t`Rows that are ready`}>
      {rows.map((row) =>
        row.line === editing ? (
          <tr key={row.line}>
            <td colSpan={5}>
              <RowEditor
                row={row}
                hasFocus
                onChange={(draft) => flow.edit(row.line, draft)}
                onDone={() => setEditing(undefined)}
              />
            </td>
          </tr>
        ) : (
          <tr key={row.line}>
            <RowCells row={row} />
            <td>
              <Button
                appearance="subtle"
                icon={<Edit20Regular />}
                aria-label={t`Edit ${row.guest.name}`}
                onClick={() => setEditing(row.line)}
              />
            </td>
          </tr>
        ),
      )}
    </PileTable>
  );
}
