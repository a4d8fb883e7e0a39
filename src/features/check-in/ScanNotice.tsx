import type { ReactNode } from 'react';
import styles from './ScanNotice.module.css';

interface ScanNoticeProps {
  tone: 'warning' | 'declined' | 'coming';
  /** `alert` where it appears while somebody looks elsewhere. */
  role?: 'alert';
  children: ReactNode;
}

/** One sentence at the entrance, in the colour of what it means. */
export const ScanNotice = ({ tone, ...rest }: ScanNoticeProps) => (
  <p className={styles.notice} data-tone={tone} {...rest} />
);
