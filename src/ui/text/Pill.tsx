import type { ReactNode } from 'react';
import { joinClasses } from '../layout/classes.ts';
import styles from './text.module.css';

interface PillProps {
  tone: 'positive' | 'negative' | 'open' | 'caution' | 'notice';
  children: ReactNode;
}

/** A state in its colour, always with a label. */
export const Pill = ({ tone, children }: PillProps) => (
  <span className={joinClasses(styles.pill, 'print-outlined')} data-tone={tone}>
    {children}
  </span>
);
