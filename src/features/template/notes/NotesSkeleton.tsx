import { Trans } from '@lingui/react/macro';
import { classes } from '../../../ui/classes.ts';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { Bone } from '../../../ui/Skeleton.tsx';
import card from './NoteCard.module.css';
import styles from './NotesPage.module.css';
import nav from './NotesNav.module.css';

/** The skeleton of the notes. */
export const NotesSkeleton = () => (
  <PageSkeleton title={<Trans>Notes</Trans>} hasActions>
    <div className={styles.layout} aria-hidden>
      <div className={classes(nav.nav, styles.bones)}>
        {[60, 80, 70, 55].map((width) => (
          <Bone key={width} width={`${width}%`} height="20px" />
        ))}
      </div>
      <div className={styles.main}>
        <Bone height="48px" />
        <ul className={styles.grid}>
          {[150, 220, 120, 180, 140, 200].map((height) => (
            <li key={height}>
              <div className={card.card} style={{ minBlockSize: height }}>
                <Bone width="60%" height="18px" />
                <Bone height="14px" />
                <Bone width="80%" height="14px" />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </PageSkeleton>
);
