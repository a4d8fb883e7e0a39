import { Trans } from '@lingui/react/macro';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { Bone } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import styles from './FaqPage.module.css';

/** The skeleton of the questions. */
export const FaqSkeleton = () => (
  <PageSkeleton title={<Trans>Frequently asked questions</Trans>} hasSearch>
    <Surface as="div" aria-hidden>
      {[34, 26, 40, 30, 36].map((width) => (
        <div key={width} className={styles.question}>
          <Bone className={styles.bone} width={`min(${width}ch, 100% - 40px)`} height="18px" />
        </div>
      ))}
    </Surface>
  </PageSkeleton>
);
