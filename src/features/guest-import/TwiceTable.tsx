import { Checkbox } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { DuplicateReason } from './DuplicateReason.tsx';
import type { ImportFlow } from './import-flow.ts';
import { PileTable } from './PileTable.tsx';
import styles from './PileTable.module.css';
import type { ImportRow } from './review.ts';
import { RowCells } from './RowCells.tsx';

interface TwiceTableProps {
  /** The rows of this page, and of the whole pile. */
  rows: readonly ImportRow[];
  all: readonly ImportRow[];
  flow: ImportFlow;
}

/** Duplicate rows. They are skipped unless they are ticked. */
export function TwiceTable({ rows, all, flow }: TwiceTableProps) {
  const { t } = useLingui();
  const wanted = all.filter(({ isWanted }) => isWanted).length;
  const lines = new Set(all.map(({ line }) => line));
  return (
    <>
      <div className={styles.all}>
        <Checkbox
          label={t`Add all of them anyway`}
          checked={wanted === 0 ? false : wanted === all.length ? true : 'mixed'}
          onChange={() => flow.want(lines, wanted < all.length)}
        />
      </div>
      <PileTable aria-label={t`Duplicate rows`} extraTitle={t`Reason`}>
        {rows.map((row) => (
          <tr key={row.line}>
            <RowCells row={row} />
            <td>{row.duplicate && <DuplicateReason duplicate={row.duplicate} />}</td>
            <td>
              <Checkbox
                label={t`Add anyway`}
                checked={row.isWanted}
                onChange={(_, { checked }) => flow.want(new Set([row.line]), checked === true)}
              />
            </td>
          </tr>
        ))}
      </PileTable>
    </>
  );
}
