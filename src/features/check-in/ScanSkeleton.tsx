import { Bone, PartSkeleton } from '../../ui/Skeleton.tsx';
import styles from './ScanPage.module.css';

/** The check-in screen while its event is loading. */
export const ScanSkeleton = () => (
  <PartSkeleton className={styles.desk}>
    <div className={styles.reading}>
      <Bone height="52px" />
      <Bone height="260px" />
    </div>
    <Bone width="400px" height="260px" />
  </PartSkeleton>
);
