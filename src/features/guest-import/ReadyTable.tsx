import { Button } from '@fluentui/react-components';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ImportFlow } from './import-flow.ts';
import styles from './PileTable.module.css';
import type { ImportRow } from './review.ts';
import { RowCells } from './RowCells.tsx';
import { RowEditor } from './RowEditor.tsx';

interface ReadyTableProps {
  rows: readonly ImportRow[];
  flow: ImportFlow;
}

/** Rows that will be sent. Each can still be edited. */
export function ReadyTable({ rows, flow }: ReadyTableProps) {
  const { t } = useLingui();
  const [editing, setEditing] = useState<number>();
  return (
    <table className={styles.table} aria-label={t`Rows that are ready`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans context="row of a file">Row</Trans>
          </th>
          <th scope="col">
            <Trans>Name</Trans>
          </th>
          <th scope="col">
            <Trans>Phone</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans>Invited</Trans>
          </th>
          <th scope="col">
            <span className="visually-hidden">{t`Actions`}</span>
          </th>
        </tr>
      </thead>
      <tbody>
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
      </tbody>
    </table>
  );
}
