import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TableFrame } from '../../ui/PlainTable.tsx';
import styles from './PileTable.module.css';

interface PileTableProps {
  'aria-label': string;
  /** The heading of a column between the cells of a row and its actions. */
  extraTitle?: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** The table of one pile in the preview of an import. */
export function PileTable({ 'aria-label': label, extraTitle, children }: PileTableProps) {
  const { t } = useLingui();
  return (
    <TableFrame
      className={styles.table}
      label={label}
      head={
        <>
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
          {extraTitle !== undefined && <th scope="col">{extraTitle}</th>}
          <th scope="col">
            <span className="visually-hidden">{t`Actions`}</span>
          </th>
        </>
      }
    >
      {children}
    </TableFrame>
  );
}
