import { Checkbox } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { DuplicateReason } from './DuplicateReason.tsx';
import type { ImportFlow } from './import-flow.ts';
import styles from './PileTable.module.css';
import type { ImportRow } from './review.ts';
import { RowCells } from './RowCells.tsx';

interface TwiceTableProps {
  /** The rows of this page, and of the whole pile. */
  rows: readonly ImportRow[];
  all: readonly ImportRow[];
  flow: ImportFlow;
}

/** Rows of people who are there already. They are left out, unless they are ticked. */
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
      <table className={styles.table} aria-label={t`Rows of guests who are there already`}>
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
              <Trans>Reason</Trans>
            </th>
            <th scope="col">
              <span className="visually-hidden">{t`Actions`}</span>
            </th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </>
  );
}
