import type { ReactNode } from 'react';
import { joinClasses } from './classes.ts';
import styles from './PrintSheet.module.css';

interface PrintSheetProps {
  className?: string | undefined;
  children: ReactNode;
}

/** A sheet of paper. In print nothing else is shown, in black on white. */
export const PrintSheet = ({ className, children }: PrintSheetProps) => (
  <article className={joinClasses(styles.sheet, className)}>{children}</article>
);
