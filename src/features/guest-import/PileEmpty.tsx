import { Trans } from '@lingui/react/macro';
import styles from './PileEmpty.module.css';
import type { Pile } from './schema.ts';

/** Why a pile has no rows. */
export const PileEmpty = ({ pile }: { pile: Pile }) => (
  <p className={styles.empty}>
    {pile === 'ready' && <Trans>No rows are ready yet. Correct the rows under “Look again”.</Trans>}
    {pile === 'again' && <Trans>Nothing to correct.</Trans>}
    {pile === 'twice' && <Trans>No guest of this file is on the list already.</Trans>}
  </p>
);
