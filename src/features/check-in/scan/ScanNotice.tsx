import type { ReactNode } from 'react';
import styles from '../check-in.module.css';

interface ScanNoticeProps {
  tone: 'warning' | 'declined' | 'coming';
  /** `alert` for a notice that must interrupt. */
  role?: 'alert';
  children: ReactNode;
}

/** A sentence with a coloured tone. */
export const ScanNotice = ({ tone, ...rest }: ScanNoticeProps) => (
  <p className={styles.notice} data-tone={tone} {...rest} />
);
