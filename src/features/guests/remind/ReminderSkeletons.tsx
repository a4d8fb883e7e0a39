import { Bone, BoneRows } from '../../../ui/page/Skeleton.tsx';
import styles from './RemindPage.module.css';

/** The queue while its guests are loading. */
export const ReminderQueueSkeleton = () => (
  <div className={styles.queue}>
    <BoneRows rows={4} />
  </div>
);

/** The card of a guest while it is loading: as high as one with a message of a few lines. */
export const ReminderCardSkeleton = () => (
  <div className={styles.card} aria-hidden>
    <header>
      <Bone width="250px" height="20px" />
      <Bone width="88px" height="20px" />
    </header>
    <div className={styles.chat}>
      <Bone width="140px" height="24px" />
      <Bone height="var(--bubble)" />
      <Bone width="80%" height="32px" />
    </div>
    <footer>
      <Bone width="40px" height="20px" />
      <Bone width="96px" height="40px" />
      <Bone className={styles.main} width="210px" height="40px" />
    </footer>
  </div>
);
