import { Trans } from '@lingui/react/macro';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { Bone } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import styles from './NotesPage.module.css';

/** The skeleton of the notes. */
export const NotesSkeleton = () => (
  <PageSkeleton title={<Trans>Notes</Trans>} hasSearch>
    <div className={styles.layout} aria-hidden>
      <div className={styles.bones}>
        {[60, 80, 70, 55].map((width) => (
          <Bone key={width} width={`${width}%`} height="20px" />
        ))}
      </div>
      <div className={styles.main}>
        <Bone height="48px" />
        <ul className={styles.grid}>
          {[150, 220, 120, 180, 140, 200].map((height) => (
            <li key={height}>
              <Surface as="div" className={styles.cardBones} style={{ minBlockSize: height }}>
                <Bone width="60%" height="18px" />
                <Bone height="14px" />
                <Bone width="80%" height="14px" />
              </Surface>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </PageSkeleton>
);
