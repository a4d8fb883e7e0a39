import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OpenFrame } from '../../../ui/OpenFrame.tsx';
import { Sprig } from '../../../ui/Sprig.tsx';
import styles from './PosterLayout.module.css';

/** The brand at full width: its slogan in large letters, and the form on a panel beside it. */
export const PosterLayout = ({ children }: { children: ReactNode }) => (
  <OpenFrame className={styles.page}>
    <div className={styles.promise} aria-hidden>
      <Sprig className={styles.sprig} />
      <p>
        <Trans>Every invitation, and every answer, in one place.</Trans>
      </p>
    </div>
    <div className={styles.sheet}>{children}</div>
  </OpenFrame>
);
