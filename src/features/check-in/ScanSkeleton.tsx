import { Trans } from '@lingui/react/macro';
import { Bone } from '../../ui/Skeleton.tsx';
import styles from './ScanPage.module.css';

/** The check-in screen while its event is loading. */
export const ScanSkeleton = () => (
  <>
    <p className="visually-hidden" role="status">
      <Trans>Loading...</Trans>
    </p>
    <div className={styles.desk} aria-hidden>
      <div className={styles.reading}>
        <Bone height="52px" />
        <Bone height="260px" />
      </div>
      <Bone width="400px" height="260px" />
    </div>
  </>
);
