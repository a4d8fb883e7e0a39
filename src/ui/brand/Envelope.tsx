import type { ReactNode } from 'react';
import { joinClasses } from '../layout/classes.ts';
import styles from './brand.module.css';

interface EnvelopeProps {
  /** The icon on the seal. */
  seal: ReactNode;
  /** 272 or 136 px wide. */
  size?: 'large' | 'small';
  /** The visible part of the letter: a short word, a number, or a `Sprig`. */
  children: ReactNode;
}

/** A letter half out of its envelope: the picture of empty lists and of pages with a single message. */
export const Envelope = ({ seal, size = 'large', children }: EnvelopeProps) => (
  <div className={joinClasses(styles.envelope, size === 'small' && styles.small)} aria-hidden>
    <div className={styles.flap} />
    <div className={styles.letter}>{children}</div>
    <div className={styles.pocket} />
    <div className={styles.seal}>{seal}</div>
  </div>
);
