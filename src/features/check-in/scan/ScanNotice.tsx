import type { ReactNode } from 'react';
import { Row } from '../../../ui/layout/Layout.tsx';
import styles from '../check-in.module.css';

/** An expected guest, a warning, or an unknown code. */
export type Tone = 'positive' | 'caution' | 'negative';

interface ScanNoticeProps {
  tone: Tone;
  /** `alert` for a notice that must interrupt. */
  role?: 'alert';
  children: ReactNode;
}

/** A sentence with a coloured tone. */
export const ScanNotice = ({ tone, ...rest }: ScanNoticeProps) => (
  <Row as="p" isOneLine className={styles.notice} data-tone={tone} {...rest} />
);
