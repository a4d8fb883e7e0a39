import type { ReactNode } from 'react';
import { OpenFrame } from '../../../ui/OpenFrame.tsx';
import { Sprig } from '../../../ui/Sprig.tsx';
import styles from './CardLayout.module.css';

/** The form as a card on a plain background, styled like an invitation. */
export const CardLayout = ({ children }: { children: ReactNode }) => (
  <OpenFrame className={styles.page}>
    <div className={styles.card}>
      <Sprig className={styles.sprig} />
      {children}
    </div>
  </OpenFrame>
);
