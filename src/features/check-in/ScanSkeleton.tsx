import { Bone, PartSkeleton } from '../../ui/Skeleton.tsx';
import { ExpectedBones } from './ExpectedGuests.tsx';
import styles from './ScanPage.module.css';

/** The check-in screen while its event is loading. */
export const ScanSkeleton = () => (
  <PartSkeleton className={styles.desk}>
    <Bone width="200px" height="56px" />
    <div className={styles.reading}>
      <Bone height="52px" />
      <ExpectedBones />
    </div>
  </PartSkeleton>
);
