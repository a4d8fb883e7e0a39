import { Bone, BoneRows } from '../../ui/Skeleton.tsx';
import styles from './MissingGuests.module.css';

/** The guests who are not here yet, while the list is loading. */
export const MissingBones = () => (
  <div className={styles.missing} data-loading aria-hidden>
    <Bone width="160px" />
    <div className={styles.rows}>
      <BoneRows rows={6} />
    </div>
  </div>
);
