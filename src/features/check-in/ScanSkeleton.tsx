import { Bone, BoneRows, PartSkeleton } from '../../ui/states/Skeleton.tsx';
import { Surface } from '../../ui/layout/Surface.tsx';
import styles from './scan/desk.module.css';

/** The check-in screen while its event is loading. */
export const ScanSkeleton = () => (
  <PartSkeleton className={styles.desk}>
    <Bone width="200px" height="56px" />
    <div className={styles.results}>
      <Bone height="52px" />
      <ExpectedGuestsSkeleton />
    </div>
  </PartSkeleton>
);

/** The guests who are still expected, while the list is loading. */
export const ExpectedGuestsSkeleton = () => (
  <Surface as="div" isPadded data-loading aria-hidden>
    <Bone width="160px" />
    <BoneRows rows={6} />
  </Surface>
);
