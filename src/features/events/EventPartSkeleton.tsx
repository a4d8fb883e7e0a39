import { Trans } from '@lingui/react/macro';
import { Bone } from '../../ui/Skeleton.tsx';
import { Surface } from '../../ui/Surface.tsx';
import styles from './EventEditor.module.css';

/** A part of an event while it is loading. */
export const EventPartSkeleton = () => (
  <>
    <p className="visually-hidden" role="status">
      <Trans>Loading...</Trans>
    </p>
    <div className={styles.editor} aria-hidden>
      <Surface>
        <div className={styles.fields}>
          <Bone height="40px" />
          <Bone height="120px" />
          <Bone height="120px" />
          <Bone width="60%" height="24px" />
        </div>
      </Surface>
      <aside>
        <Bone height="640px" />
      </aside>
    </div>
  </>
);
