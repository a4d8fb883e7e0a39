import type { ReactNode } from 'react';
import styles from '../check-in.module.css';

/** A guest, something to look at, or nobody who is expected. */
export type Tone = 'match' | 'again' | 'noMatch';

interface ScanNoticeProps {
  tone: Tone;
  /** `alert` for a notice that must interrupt. */
  role?: 'alert';
  children: ReactNode;
}

/** A sentence with a coloured tone. */
export const ScanNotice = ({ tone, ...rest }: ScanNoticeProps) => (
  <p className={styles.notice} data-tone={tone} {...rest} />
);
